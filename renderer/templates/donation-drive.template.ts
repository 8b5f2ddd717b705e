import { t } from '#schema/messages/t'
import { cards, introduction, opening, questions, steps, type Template } from './template'

export default {
  id: 'donation-drive',
  label: t('Donation drive'),
  purpose: t('What the gifts are for, what each makes possible, and how to give.'),
  group: 'Taking part',
  title: null,
  titleHint: t('A new roof for the community hall'),
  description: '{title}: what your gift makes possible at {location}, and how to give.',
  blocks: [
    opening('Help {location} to [[what the gifts are for]] by [[day and date]].'),
    introduction(
      '[[Two sentences: what is needed, who it is for, and what changes when it is done.]] Every gift, small or large, brings us closer.',
    ),
    cards('What your gift does', [
      ['[[25]]', '[[What this much pays for]]'],
      ['[[100]]', '[[What this much pays for]]'],
      ['[[500]]', '[[What this much pays for]]'],
    ]),
    steps('How to give', 'STEPS', [
      [
        '',
        'By bank transfer',
        '[[Name of the account, number, and what to write as the reference.]]',
      ],
      [
        '',
        'In person',
        'At the office of {location}, [[days and times]]. You get a receipt at once.',
      ],
      ['', 'With your hands', 'Time is a gift, too: write to [[email address]] to help.'],
    ]),
    questions([
      ['Is my gift tax-deductible?', '[[Whether, and how one gets the receipt.]]'],
      ['How is the money used?', '[[Who decides, and where the report is published.]]'],
      ['How much has been given so far?', '[[The sum, the goal, and the day of the count.]]'],
    ]),
  ],
} satisfies Template
