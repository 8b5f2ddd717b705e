import { block } from './block'
import { FAQ } from './gujarati/faq'
import { contentPage } from './sample-document'

const FIRST_VISIT = [
  {
    question: 'Do I need to book?',
    answer:
      '<p>No, unless you come as a group of ten or more: then we would like to give you a guide, and ask for two weeks’ notice.</p>',
  },
  {
    question: 'Is there an entry fee?',
    answer:
      '<p>No. Neither for the mandir nor for parking, walks, exhibitions or the wraps we lend.</p>',
  },
  {
    question: 'What may I bring inside?',
    answer:
      '<p>Yourself, and something to offer if you like: fruit, flowers or nothing. Large bags go to the cloakroom. Food and drink stay outside.</p>',
  },
  {
    question: 'Are dogs allowed?',
    answer:
      '<p>Guide and assistance dogs are welcome everywhere. Others may wait in the shade by the gate, where there is water.</p>',
  },
  {
    question: 'How do I greet people?',
    answer: '<p>Palms together, a small bow, a smile. The last of the three is enough.</p>',
  },
  {
    question: 'Is the mandir accessible by wheelchair?',
    answer:
      '<p>Yes, every public room. Lifts are beside the north entrance and wheelchairs are lent at the welcome desk.</p>',
  },
]

const WORSHIP = [
  {
    question: 'What happens at arti?',
    answer:
      '<p>Lamps are waved before the shrine while a hymn is sung. Afterwards the light is carried to everyone: pass your hands over the flame and then over your face. It takes eleven minutes.</p>',
  },
  {
    question: 'What is prasad, and may I eat it?',
    answer:
      '<p>Food that has been offered and is then shared. It is vegetarian, made without onion, garlic or egg, and it would be a pity to refuse it. Tell us about nuts, milk or gluten.</p>',
  },
  {
    question: 'Can I have an abhishek or a puja done?',
    answer:
      '<p>The abhishek is open to all, Monday to Saturday until noon. For a puja at home or a family rite, speak to the office a week ahead.</p>',
  },
  {
    question: 'Which hours are quietest?',
    answer: '<p>Wednesday to Friday, from two to four in the afternoon.</p>',
  },
]

export const faqPage = contentPage({
  id: 10,
  title: 'Frequently asked questions',
  description: 'Short answers to what visitors ask most, from shoes to prasad.',
  url: '/visit/faq',
  texts: { 'gu-IN': FAQ },
  blocks: [
    block('Hero', 'welcome', {
      pretitle: 'Visit',
      title: 'Good questions',
      subtitle:
        'Asked at the welcome desk, answered here. For all others there is the welcome desk.',
      spacing: 'TIGHT',
    }),
    block(
      'Faqs',
      'first-visit',
      { title: 'Your first visit', items: FIRST_VISIT },
      { displayName: 'Your first visit' },
    ),
    block(
      'Section',
      'worship-section',
      { background: 'offset' },
      {
        slots: {
          content: [block('Faqs', 'worship', { title: 'Arti, prasad and puja', items: WORSHIP })],
        },
      },
    ),
    block('GettingHere', 'getting-here', {}, { displayName: 'Getting here' }),
  ],
})
