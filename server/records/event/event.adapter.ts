import { eq } from 'drizzle-orm'
import event from '#schema/records/event/event.record'
import { events } from '../../database/tables'
import { isNotOver } from '../reading/event-times'
import { tableAdapter } from '../table-adapter'
import { eventWriter } from './event.writer'

export default tableAdapter({
  definition: event,
  table: events,
  columns: {
    id: events.id,
    location: events.locationId,
    status: events.recordStatus,
    version: events.version,
    updatedAt: events.updatedAt,
    updatedBy: events.updatedByName,
    texts: events.texts,
  },
  fields: {
    title: events.title,
    description: events.description,
    image: events.imageId,
    startsAt: events.startsAt,
    venue: events.venue,
    category: events.category,
    audience: events.audience,
  },
  writer: eventWriter,
  visible: eq(events.recordStatus, 'ACTIVE'),
  endsAfter: isNotOver,
})
