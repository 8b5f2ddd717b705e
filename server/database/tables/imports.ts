import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CalendarProblem, CalendarReport } from '#schema/api/calendar-subscriptions'
import { instant, rowId } from './columns'
import { jsonText } from './json-text'
import { atLocation } from './records'

/** Subscribed calendars, whose events a location imports and updates. */
export const calendarSubscriptions = pgTable(
  'calendar_subscriptions',
  {
    id: rowId(),
    locationId: atLocation(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    /** True if new events are published at once. */
    isPublic: boolean('is_public').notNull(),
    isPaused: boolean('is_paused').notNull(),
    intervalHours: integer('interval_hours').notNull(),
    version: integer('version').notNull().default(1),
    changedAt: instant('changed_at').notNull(),
    /** The person who last configured it: events are written in their name, with their rights at that time. */
    createdBy: text('created_by').notNull(),
    createdByName: text('created_by_name').notNull(),
    nextAt: instant('next_at').notNull(),
    checkedAt: instant('checked_at'),
    /** The time of the last comparison: repeated events are imported up to a year after it. */
    readAt: instant('read_at'),
    etag: text('etag'),
    lastModified: text('last_modified'),
    report: jsonText<CalendarReport>('report'),
    problem: text('problem').$type<CalendarProblem>(),
    /** The HTTP status of the response, if it is the problem. */
    statusCode: integer('status_code'),
    failures: integer('failures').notNull().default(0),
    failingSince: instant('failing_since'),
  },
  (table) => [uniqueIndex('calendar_subscriptions_url').on(table.locationId, table.url)],
)

/** The records created from entries of files: importing an entry again changes its record instead of adding one. */
export const importedRecords = pgTable(
  'imported_records',
  {
    id: rowId(),
    kind: text('kind').notNull(),
    locationId: atLocation(),
    /** Its key in the file: the UID of an event with the day of its occurrence. */
    key: text('key').notNull(),
    recordId: integer('record_id').notNull(),
    /** Hash of the values last imported. */
    digest: text('digest').notNull(),
    importedAt: instant('imported_at').notNull(),
    subscriptionId: integer('subscription_id').references(() => calendarSubscriptions.id, {
      onDelete: 'set null',
    }),
    /** The values stored by a subscription: a field that differs was changed here. */
    written: jsonText<Readonly<Record<string, unknown>>>('written'),
    /** The fields changed here whose value differs in the calendar. */
    keptFields: jsonText<readonly string[]>('kept_fields'),
  },
  (table) => [
    uniqueIndex('imported_records_key').on(table.kind, table.locationId, table.key),
    index('imported_records_subscription').on(table.subscriptionId),
  ],
)
