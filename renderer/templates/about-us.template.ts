import { t } from '#schema/messages/t'
import { cards, introduction, opening, steps, type Template, words } from './template'

export default {
  id: 'about-us',
  label: t('About us'),
  purpose: t('Who you are, how the place came to be, and what happens here all year.'),
  group: 'People',
  title: 'About us',
  description: 'Who we are, how {location} came to be, and what happens here all year.',
  blocks: [
    opening('A place of prayer, learning and service, open to everyone.'),
    introduction(
      '{location} is [[what it is, in one sentence]]. It is cared for by [[how many]] volunteers, and open to people of every background.',
    ),
    steps('Our story', 'TIMELINE', [
      ['[[Year]]', 'The beginning', '[[Who met where, and why.]]'],
      ['[[Year]]', 'The building', '[[How it was built, and who built it.]]'],
      ['Today', 'A living place', '[[What has grown since: classes, festivals, service.]]'],
    ]),
    cards('What we do', [
      ['Worship', 'Arti and darshan every day, and the festivals of the year.'],
      ['Learning', '[[Classes, talks and the library, in one sentence.]]'],
      ['Service', '[[What volunteers do for the neighbourhood, in one sentence.]]'],
    ]),
    words(
      'Part of a family',
      '<p>{location} belongs to a worldwide network of mandirs and centres that share one idea: to serve others with a quiet heart. [[A sentence on what connects you.]]</p>',
    ),
  ],
} satisfies Template
