import { defineBlock } from '#schema/block/block'
import { link, record } from '#schema/fields'
import { loadEvent } from '../../parts/events/event-record'

const singleEventPage = defineBlock({
  name: 'SingleEventPage',
  label: 'Invitation to an event',
  description: 'One great event as an invitation: date, place, RSVP button, programme and photos.',
  keywords: [
    'invitation',
    'rsvp',
    'register',
    'registration',
    'invite',
    'invitation to an event',
    'save the date',
    'schedule',
    'programme',
  ],
  subject: 'events',
  category: 'content',
  targets: ['content'],
  fields: {
    event: record({
      kind: 'event',
      label: 'Event',
      help: 'Whoever opens the page is invited to it. On the page that stands for all events it may stay empty.',
    }),
    rsvp: link({
      label: 'RSVP',
      help: 'Where guests answer; without one it is the address that the event itself has.',
    }),
  },
  changesDaily: true,
  load: (source, props, page) => loadEvent(source, props.event, page),
  isMissing: ({ missing }) => missing,
})
export default singleEventPage
