import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { RecordDraftStatus } from '#schema/entities/statuses'
import { instant } from './columns'
import { jsonText } from './json-text'
import { atLocation } from './records'
import type { StoredReview } from './stored-values'

/**
 * Unpublished changes of records, beside the public version; also hidden records submitted for review without changes. Publishing
 * deletes the row.
 */
export const recordDrafts = pgTable(
  'record_drafts',
  {
    kind: text('kind').notNull(),
    /** 0 if location and language identify the record: a navigation. */
    recordId: integer('record_id').notNull(),
    /** The default location for records of the whole network. */
    locationId: atLocation(),
    /** Empty for kinds with a single draft for all languages. */
    language: text('language').notNull(),
    /** True for the default location's own differences of the network's navigation. */
    onlyHere: boolean('only_here').notNull().default(false),
    version: integer('version').notNull(),
    /** The version of the record it is based on; 0 if there was none. */
    baseVersion: integer('base_version').notNull(),
    /** JSON text: the values of the form; for kinds with one draft per record, only the changed fields. */
    values: text('values').notNull(),
    /** The draft’s title, as shown in lists. */
    title: text('title').notNull().default(''),
    status: text('status').$type<RecordDraftStatus>().notNull().default('DRAFT'),
    /** The person who last submitted it; kept when it is returned, so that it comes back to them. */
    submittedBy: text('submitted_by'),
    /** The last step of its review; `null` before it is submitted. */
    review: jsonText<StoredReview>('review'),
    savedAt: instant('saved_at').notNull(),
    savedByName: text('saved_by_name').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.kind, table.recordId, table.locationId, table.language, table.onlyHere],
    }),
    index('record_drafts_waiting').on(table.savedAt).where(sql`status <> 'DRAFT'`),
  ],
)
