import { t } from '#schema/messages/t'
import {
  cards,
  gettingHere,
  introduction,
  opening,
  questions,
  steps,
  type Template,
} from './template'

export default {
  id: 'group-visits',
  label: t('School and group visits'),
  purpose: t('What a class or a group sees, how a visit goes, and how to book it.'),
  group: 'Visiting',
  title: 'School and group visits',
  description: 'Guided visits to {location} for schools and groups: what you see and how to book.',
  blocks: [
    opening('A guided visit for schools, universities and groups of friends.'),
    introduction(
      'Our volunteers show groups of [[ten to forty]] around {location}, and answer every question. A visit takes [[ninety minutes]] and costs [[nothing, or how much]].',
    ),
    cards('What you will see', [
      ['The mandir', 'How it was built, what the carvings tell, and what happens here every day.'],
      ['[[An exhibition or a garden]]', '[[One sentence about it]]'],
      ['Time for questions', 'A talk with a volunteer, for the age and the subject of your group.'],
    ]),
    steps('How to book', 'STEPS', [
      ['', 'Choose a day', 'Groups are welcome on [[weekdays]], from [[time]] to [[time]].'],
      ['', 'Write to us', 'Send the day, the number of people and their age to [[email address]].'],
      ['', 'Come', 'A volunteer meets you at [[the entrance]], ten minutes before the visit.'],
    ]),
    questions([
      ['Is there material for lessons?', '[[What there is, and for which ages.]]'],
      ['Where do coaches park?', '[[Where, and the height of the gate.]]'],
      ['Can we bring our lunch?', '[[Where groups eat, and what is not allowed.]]'],
    ]),
    gettingHere,
  ],
} satisfies Template
