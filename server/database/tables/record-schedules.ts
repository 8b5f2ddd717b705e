import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { ScheduledAction } from '#schema/entities/statuses'

import { instant, rowId } from './columns'
import { atLocation } from './records'

/** Scheduled showing and hiding of records, executed by a job. Completed rows are deleted. */
export const recordSchedules = pgTable(
  'record_schedules',
  {
    id: rowId(),
    kind: text('kind').notNull(),
    recordId: integer('record_id').notNull(),
    /** The default location for records of the whole network, whose time zone then applies. */
    locationId: atLocation(),
    action: text('action').$type<ScheduledAction>().notNull(),
    at: instant('at').notNull(),
    createdBy: text('created_by').notNull(),
    createdByName: text('created_by_name').notNull(),
    /** The reason why it failed when due; `null` while pending. */
    problem: text('problem'),
  },
  (table) => [
    unique('record_schedules_step').on(table.kind, table.recordId, table.action),
    index('record_schedules_at').on(table.at),
  ],
)
