import { t } from '#schema/messages/t'
import { cards, gettingHere, introduction, opening, openingHours, type Template } from './template'

export default {
  id: 'contact',
  label: t('Contact'),
  purpose: t('How to reach the location by phone, by email and in person.'),
  group: 'Visiting',
  title: 'Contact us',
  description: 'How to reach {location}: phone, email, address and opening hours.',
  blocks: [
    opening('We are glad to hear from you.'),
    introduction(
      'The office of {location} is open on [[days]] from [[time]] to [[time]]. We answer messages within [[two days]].',
    ),
    cards('Who to contact', [
      ['Visits and tours', '[[Email address]], [[phone number]]'],
      ['Ceremonies and pujas', '[[Email address]], [[phone number]]'],
      ['Press and schools', '[[Email address]], [[phone number]]'],
    ]),
    openingHours,
    gettingHere,
    { name: 'FeedbackForm', displayName: 'Write to us', fields: { title: 'Write to us' } },
  ],
} satisfies Template
