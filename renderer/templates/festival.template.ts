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
  id: 'festival',
  label: t('Festival'),
  purpose: t('What is celebrated and when, the programme of the day, and how to come.'),
  group: 'What’s on',
  title: null,
  titleHint: t('Diwali and Annakut 2027'),
  description: '{title} at {location}: when it is, the programme of the day, and how to come.',
  blocks: [
    opening('[[Day and date]], from [[time]] at {location}. Everyone is welcome.'),
    introduction(
      'At {title} we celebrate [[what is celebrated, in one sentence]]. Families, friends and neighbours are warmly invited to join us for darshan, arti and prasad.',
    ),
    steps('Programme', 'TIMELINE', [
      ['[[6:30 am]]', '[[Mangala arti]]', '[[Where it is held, and what happens]]'],
      ['[[11:00 am]]', '[[Main celebration]]', '[[Where it is held, and what happens]]'],
      ['[[7:00 pm]]', '[[Evening arti]]', '[[Where it is held, and what happens]]'],
    ]),
    words(
      'Before you come',
      '<p>The mandir is busiest between [[hour]] and [[hour]]; come earlier for a quieter darshan. Please dress modestly, with shoulders and knees covered. Shoes are left at the entrance.</p><p>Prasad is served from [[time]] in [[place]]. Would you like to help on the day? Write to [[email address]].</p>',
    ),
    questions([
      ['Do we need to register?', '[[No, or: yes, on this page until this day.]]'],
      ['Where can we park?', '[[The car parks of the day, and the shuttle where there is one.]]'],
      [
        'Is there a place for wheelchairs and prams?',
        '[[The entrance without steps, and who to ask.]]',
      ],
    ]),
    gettingHere,
  ],
} satisfies Template
