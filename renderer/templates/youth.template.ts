import { t } from '#schema/messages/t'
import { cards, introduction, opening, questions, type Template, words } from './template'

export default {
  id: 'youth',
  label: t('Children and youth'),
  purpose: t('The weekly programme for children, teenagers and young adults, and how to join.'),
  group: 'People',
  title: 'Children and youth',
  description: 'The weekly programme for children, teenagers and young adults at {location}.',
  blocks: [
    opening('Friends, stories, music and sport, every [[weekday]] at {location}.'),
    introduction(
      'Our volunteers, [[all of them checked and trained]], lead groups for every age. Newcomers are welcome at any time of the year; [[the first visits are free]].',
    ),
    cards('Groups', [
      [
        'Children, ages 4 to 12',
        '[[Weekday and time]], in [[room]]. Stories, crafts, festivals and games.',
      ],
      [
        'Teenagers, ages 13 to 18',
        '[[Weekday and time]], in [[room]]. Talks, music, sport and service.',
      ],
      ['Young adults', '[[Weekday and time]], in [[room]]. Discussions, careers and volunteering.'],
    ]),
    words(
      'For parents',
      '<p>Please bring younger children to [[the entrance or room]] and collect them there. Tell us about allergies and anything else we should know.</p><p>Questions about safeguarding go to [[name and email address]].</p>',
    ),
    questions([
      [
        'Does my child have to speak Gujarati?',
        '[[No; say in which languages the groups are led.]]',
      ],
      ['What does it cost?', '[[Free, or the fee of a term.]]'],
      ['How do we join?', '[[Come along, or the form to fill in.]]'],
    ]),
  ],
} satisfies Template
