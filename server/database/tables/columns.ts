import { sql } from 'drizzle-orm'
import { integer, text, timestamp } from 'drizzle-orm/pg-core'
import type { RecordText } from '#schema/entities/record-text'
import type { RecordStatus } from '#schema/entities/statuses'
import { jsonText } from './json-text'

/** Returns a column for an instant, read as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
/** Returns an id column; sample rows have fixed ids, later rows get the next free one. */
export const rowId = () => integer('id').primaryKey().generatedByDefaultAsIdentity()

/** Returns the status column: archived and deleted records stay stored. */
export const recordStatus = () =>
  text('record_status').$type<RecordStatus>().notNull().default('ACTIVE')
/** An empty list, as JSON text. */
export const noneYet = sql`'[]'`

/** Returns the column for a record's translations, as in its form (`schema/records/record-texts.ts`). */
export const recordTexts = () => jsonText<readonly RecordText[]>('texts').notNull().default(noneYet)

/** Returns columns of edited records: the version, the time of the last save and its author. */
export const savedBy = () => ({
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  updatedByName: text('updated_by_name').notNull().default(''),
})
