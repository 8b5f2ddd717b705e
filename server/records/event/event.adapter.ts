import { registrationOf } from '#schema/entities/event'
import event from '#schema/records/event/event.record'
import { events } from '../../database/tables'
import { columnAdapter } from '../column-adapter'
import { isNotOver } from '../reading/event-times'

export default columnAdapter(event, events, {
  spans: [['startsAt', 'endsAt']],
  endsAfter: isNotOver,
  // The row has the type of the adapter’s table.
  read: (row) => ({ registration: registrationOf(row as typeof events.$inferSelect) }),
})
