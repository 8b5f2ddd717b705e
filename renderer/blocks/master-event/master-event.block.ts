import { defineBlock } from '#schema/block/block'
import { record } from '#schema/fields'
import { loadEvent } from '../../parts/events/event-record'

const masterEvent = defineBlock({
  name: 'MasterEvent',
  label: 'One event',
  description: 'One event in full, on any page.',
  keywords: ['event', 'event details', 'single event'],
  subject: 'events',
  category: 'content',
  targets: ['content'],
  fields: {
    event: record({
      kind: 'event',
      label: 'Event',
      help: 'Shown with its date, place, schedule and photos.',
    }),
  },
  changesDaily: true,
  load: (source, props, page) => loadEvent(source, props.event, page),
  isMissing: ({ missing }) => missing,
})
export default masterEvent
