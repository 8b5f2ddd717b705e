import { t } from '#schema/messages/t'
import {
  gettingHere,
  introduction,
  opening,
  questions,
  steps,
  type Template,
  words,
} from './template'

export default {
  id: 'event',
  label: t('Event'),
  purpose: t(
    'One evening, talk, concert or open day: what, when, who it’s for, and how to take part.',
  ),
  group: 'What’s on',
  title: null,
  titleHint: t('An evening of kirtan'),
  description: '{title} at {location}: what happens, when, and how to take part.',
  blocks: [
    opening('[[Day and date]], [[from when until when]], in [[the hall or room]].'),
    introduction(
      '[[Two sentences: what happens, who speaks or plays, and what people take home.]]',
    ),
    words(
      'Who is it for?',
      '<p>Open to [[everyone, or who]]. Admission is [[free, or what it costs]]. [[Whether one has to register, and where.]]</p>',
    ),
    steps('Programme', 'STEPS', [
      ['[[5:30 pm]]', 'Doors open', '[[Welcome and refreshments]]'],
      ['[[6:00 pm]]', '[[The main part]]', '[[Who, and what about]]'],
      ['[[8:00 pm]]', 'Prasad', 'Everyone is invited to stay for a shared meal.'],
    ]),
    questions([
      ['In which language is it?', '[[The language, and whether there is a translation.]]'],
      ['May I bring children?', '[[From which age, and whether there is a programme for them.]]'],
    ]),
    gettingHere,
  ],
} satisfies Template
