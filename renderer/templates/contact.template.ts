import { cards, gettingHere, introduction, opening, openingHours, type Template } from './template'

export default {
  id: 'contact',
  label: 'Contact',
  purpose: 'How to reach the location: by telephone, by e-mail, and in person.',
  group: 'Visiting',
  title: 'Contact us',
  description: 'How to reach {location}: telephone, e-mail, address and opening hours.',
  blocks: [
    opening('We are glad to hear from you.'),
    introduction(
      'The office of {location} is open on [[days]] from [[time]] to [[time]]. We answer messages within [[two days]].',
    ),
    cards('Whom to ask', [
      ['Visits and tours', '[[E-mail address]], [[telephone]]'],
      ['Ceremonies and pujas', '[[E-mail address]], [[telephone]]'],
      ['Press and schools', '[[E-mail address]], [[telephone]]'],
    ]),
    openingHours,
    gettingHere,
    { name: 'FeedbackForm', displayName: 'Write to us', fields: { title: 'Write to us' } },
  ],
} satisfies Template
