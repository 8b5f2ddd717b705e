import { sql } from 'drizzle-orm'
import { integer, text, timestamp } from 'drizzle-orm/pg-core'
import type { RecordText } from '#schema/entities/record-text'
import type { RecordStatus } from '#schema/entities/statuses'
import { jsonText } from './json-text'

/** An instant, answered as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
/** A row's number; sample rows bring their own, later rows get the next free one. */
export const rowId = () => integer('id').primaryKey().generatedByDefaultAsIdentity()

/** Whether a record is in use: what is archived or deleted stays stored. */
export const recordStatus = () =>
  text('record_status').$type<RecordStatus>().notNull().default('ACTIVE')
/** An empty list, as JSON text. */
export const noneYet = sql`'[]'`

/** What a record says in further languages, as its form has it (`schema/records/record-texts.ts`). */
export const recordTexts = () => jsonText<readonly RecordText[]>('texts').notNull().default(noneYet)

/** What records that people write carry besides what they say: which version it is, and who saved it when. */
export const savedBy = () => ({
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  updatedByName: text('updated_by_name').notNull().default(''),
})
