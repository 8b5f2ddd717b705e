import { defineBlock } from '#schema/block/block'
import { record } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import { loadEvent } from '../../parts/events/event-record'

const masterEvent = defineBlock({
  name: 'MasterEvent',
  label: t('Single event'),
  description: t('A single event in full, on any page.'),
  keywords: searchTerms('event, event details, single event'),
  subject: 'events',
  category: 'content',
  targets: ['content'],
  fields: {
    event: record({
      kind: 'event',
      label: t('Event'),
      help: t('Shown with its date, place, schedule and photos.'),
    }),
  },
  changesDaily: true,
  load: (source, props, page) => loadEvent(source, props.event, page),
  isMissing: ({ missing }) => missing,
})
export default masterEvent
