import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, locations } from './records'

/**
 * What was typed into records that visitors see and is not published: a draft beside each, for a location in a language.
 * Publishing takes it away.
 */
export const recordDrafts = pgTable(
  'record_drafts',
  {
    kind: text('kind').notNull(),
    /** 0 where location and language alone say which record it is: a navigation. */
    recordId: integer('record_id').notNull(),
    locationId: integer('location_id')
      .notNull()
      .references(() => locations.id),
    language: text('language').notNull(),
    version: integer('version').notNull(),
    /** The version of the record that it was made from; 0 where there was none. */
    baseVersion: integer('base_version').notNull(),
    /** JSON text: what the form shows. */
    values: text('values').notNull(),
    savedAt: instant('saved_at').notNull(),
    savedByName: text('saved_by_name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.recordId, table.locationId, table.language] }),
  ],
)
