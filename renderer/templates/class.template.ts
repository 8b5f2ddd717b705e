import { t } from '#schema/messages/t'
import {
  cards,
  gettingHere,
  introduction,
  opening,
  questions,
  type Template,
  words,
} from './template'

export default {
  id: 'class',
  label: t('Class or course'),
  purpose: t('A weekly class: what you learn, when it meets, who teaches and how to join.'),
  group: 'What’s on',
  title: null,
  titleHint: t('Gujarati for beginners'),
  description: '{title} at {location}: what you learn, when the class meets, and how to join.',
  blocks: [
    opening('Every [[weekday]], [[from when until when]], at {location}.'),
    introduction(
      '[[What people learn, in one sentence.]] No experience is needed: beginners are welcome at the start of every term.',
    ),
    cards('At a glance', [
      ['When', '[[Weekday and time]], from [[first day]] to [[last day]].'],
      ['Who', 'For [[ages or level]]. Groups have at most [[number]] places.'],
      ['Teacher', '[[Name]], [[one sentence about the teacher]].'],
      ['Cost', '[[Free, or the fee of a term]].'],
    ]),
    words(
      'What you will learn',
      '<ul><li>[[The first thing]]</li><li>[[The second thing]]</li><li>[[The third thing]]</li></ul><p>Please bring [[what is needed]]. Everything else is here.</p>',
    ),
    questions([
      ['How do I join?', '[[The form or the address to write to, and until when.]]'],
      ['May I try a lesson first?', '[[Yes, or when and how.]]'],
      ['What if I miss a lesson?', '[[How one catches up.]]'],
    ]),
    gettingHere,
  ],
} satisfies Template
