import { t } from '#schema/messages/t'
import { cards, introduction, opening, type Template, words } from './template'

export default {
  id: 'staff',
  label: t('Team and trustees'),
  purpose: t('The people who lead and serve the location, and how to reach them.'),
  group: 'People',
  title: 'Our team',
  description: 'The people who lead and serve {location}, and how to reach them.',
  blocks: [
    opening('The people who open the doors, lead the classes and answer your questions.'),
    introduction(
      '{location} is run by volunteers and a small office. Please write to the person nearest to your question; we are glad to help.',
    ),
    cards('Who is who', [
      ['[[Name]]', '[[Role]]. [[What to ask, and the email address.]]'],
      ['[[Name]]', '[[Role]]. [[What to ask, and the email address.]]'],
      ['[[Name]]', '[[Role]]. [[What to ask, and the email address.]]'],
      ['[[Name]]', '[[Role]]. [[What to ask, and the email address.]]'],
    ]),
    words(
      'How we are organised',
      '<p>The trustees of {location} meet [[how often]] and publish a report every year. [[The number of the charity, and where the report is found.]]</p>',
    ),
  ],
} satisfies Template
