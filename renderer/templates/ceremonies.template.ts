import { t } from '#schema/messages/t'
import { cards, introduction, opening, questions, steps, type Template } from './template'

export default {
  id: 'ceremonies',
  label: t('Ceremonies and pujas'),
  purpose: t(
    'Weddings, blessings and pujas: what you offer, what happens, and how to ask for a date.',
  ),
  group: 'Taking part',
  title: 'Ceremonies and pujas',
  description: 'Weddings, blessings and pujas at {location}: what is offered and how to book.',
  blocks: [
    opening('The great days of a life, in the presence of family and friends.'),
    introduction(
      'Our priests lead ceremonies at {location} and at your home, in [[languages]]. Please ask for a day at least [[how long]] before.',
    ),
    cards('What we offer', [
      ['Weddings', '[[For how many guests, in which hall, and what is included.]]'],
      ['Blessings of a home or a business', '[[How long it takes, and what to prepare.]]'],
      ['Pujas and yagnas', '[[Which ones, when, and for how many families.]]'],
    ]),
    steps('How to book', 'STEPS', [
      ['', 'Ask for a day', 'Write to [[email address]] or call [[phone number]].'],
      ['', 'Meet the priest', 'We talk about the rites, the music and everything you need.'],
      ['', 'The day itself', 'A volunteer is there for your family from beginning to end.'],
    ]),
    questions([
      ['What does it cost?', '[[The donation or fee, and when it is due.]]'],
      [
        'May guests of other faiths take part?',
        'Yes, gladly. We explain each step to those who are new to it.',
      ],
      ['Can we bring our own decoration and food?', '[[What is possible; food is vegetarian.]]'],
    ]),
  ],
} satisfies Template
