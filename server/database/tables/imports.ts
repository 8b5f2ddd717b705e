import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CalendarProblem, CalendarReport } from '#schema/api/calendar-subscriptions'
import { instant, rowId } from './columns'
import { jsonText } from './json-text'
import { atLocation } from './records'

/** Calendars on the web whose events a location has, and keeps up to date. */
export const calendarSubscriptions = pgTable(
  'calendar_subscriptions',
  {
    id: rowId(),
    locationId: atLocation(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    /** Whether visitors see new events at once. */
    isPublic: boolean('is_public').notNull(),
    isPaused: boolean('is_paused').notNull(),
    intervalHours: integer('interval_hours').notNull(),
    version: integer('version').notNull().default(1),
    changedAt: instant('changed_at').notNull(),
    /** Who set it up last: events are written in their name, with what they may do by then. */
    createdBy: text('created_by').notNull(),
    createdByName: text('created_by_name').notNull(),
    nextAt: instant('next_at').notNull(),
    checkedAt: instant('checked_at'),
    /** When its events were compared last: repeated ones reach a year ahead of that day. */
    readAt: instant('read_at'),
    etag: text('etag'),
    lastModified: text('last_modified'),
    report: jsonText<CalendarReport>('report'),
    problem: text('problem').$type<CalendarProblem>(),
    /** The status that its server answered with, where that is the problem. */
    statusCode: integer('status_code'),
    failures: integer('failures').notNull().default(0),
    failingSince: instant('failing_since'),
  },
  (table) => [uniqueIndex('calendar_subscriptions_url').on(table.locationId, table.url)],
)

/** Which record an entry of a file has become: importing it again changes that one, and adds none. */
export const importedRecords = pgTable(
  'imported_records',
  {
    id: rowId(),
    kind: text('kind').notNull(),
    locationId: atLocation(),
    /** What the file calls it: the UID of an event with the day of its repetition. */
    key: text('key').notNull(),
    recordId: integer('record_id').notNull(),
    /** Of the values as they were imported last. */
    digest: text('digest').notNull(),
    importedAt: instant('imported_at').notNull(),
    subscriptionId: integer('subscription_id').references(() => calendarSubscriptions.id, {
      onDelete: 'set null',
    }),
    /** The values as a subscription has stored them: a field that differs was changed here. */
    written: jsonText<Readonly<Record<string, unknown>>>('written'),
    /** The fields that were changed here and have another value in the calendar. */
    keptFields: jsonText<readonly string[]>('kept_fields'),
  },
  (table) => [
    uniqueIndex('imported_records_key').on(table.kind, table.locationId, table.key),
    index('imported_records_subscription').on(table.subscriptionId),
  ],
)
