import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { ScheduledAction } from '#schema/entities/statuses'

import { instant, rowId } from './columns'
import { atLocation } from './records'

/** What records are to be shown or hidden at a time; done by a job. A row that is done is gone. */
export const recordSchedules = pgTable(
  'record_schedules',
  {
    id: rowId(),
    kind: text('kind').notNull(),
    recordId: integer('record_id').notNull(),
    /** The default location for records of the whole network: its clocks count. */
    locationId: atLocation(),
    action: text('action').$type<ScheduledAction>().notNull(),
    at: instant('at').notNull(),
    createdBy: text('created_by').notNull(),
    createdByName: text('created_by_name').notNull(),
    /** Why it was not done when it was due; `null` while it waits. */
    problem: text('problem'),
  },
  (table) => [
    unique('record_schedules_step').on(table.kind, table.recordId, table.action),
    index('record_schedules_at').on(table.at),
  ],
)
