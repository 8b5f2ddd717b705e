import { t } from '#schema/messages/t'
import {
  cards,
  gettingHere,
  introduction,
  opening,
  openingHours,
  questions,
  type Template,
} from './template'

export default {
  id: 'visitor-information',
  label: t('Visitor information'),
  purpose: t('Opening hours, what to know before a first visit, and the way here.'),
  group: 'Visiting',
  title: 'Plan your visit',
  description:
    'Opening hours of {location}, what to know before a first visit, and how to get here.',
  blocks: [
    opening('Opening hours, arrival and everything a first visit needs.'),
    introduction(
      'Everyone is welcome at {location}, of any faith or none. Most visitors stay for [[about an hour]]; [[entry is free]].',
    ),
    openingHours,
    cards('Before you come', [
      [
        'What to wear',
        'Please cover shoulders and knees. [[Whether wraps can be borrowed, and where.]]',
      ],
      ['Shoes and bags', 'Shoes are left at the entrance. [[Where bags and prams can be left.]]'],
      ['Photography', '[[Where photographs are welcome, and where visitors must not take any.]]'],
      ['Access for everyone', '[[Ramps, lifts, hearing loops, and who to call beforehand.]]'],
    ]),
    questions([
      ['When is the arti?', '[[The times of the day.]] Arti is open to everyone.'],
      ['Can we have something to eat?', '[[The kitchen or shop, and when it is open.]]'],
      ['Are there guided tours?', '[[When, how long, and how to book one for a group.]]'],
    ]),
    gettingHere,
  ],
} satisfies Template
