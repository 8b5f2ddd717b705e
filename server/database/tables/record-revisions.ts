import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/**
 * Every saved state of a record, complete, never changed; only one person's saves of ten minutes become one. The rows of a
 * record go with it when it is purged.
 */
export const recordRevisions = pgTable(
  'record_revisions',
  {
    /** As the audit log calls the kind: `article`. */
    kind: text('kind').notNull(),
    recordId: integer('record_id').notNull(),
    version: integer('version').notNull(),
    /** Whose text it is, of kinds with one for each language and location; `null` for others, and for what was saved before places were told apart. */
    language: text('language'),
    /** `null` for everywhere. */
    locationId: integer('location_id'),
    savedAt: instant('saved_at').notNull(),
    /** When the first of the saves was made that this revision stands for. */
    since: instant('since').notNull(),
    /** The account; `null` for what was there before revisions were kept. */
    savedBy: text('saved_by'),
    savedByName: text('saved_by_name').notNull(),
    /** What was done: `create`, `save`, `setRecordStatus`. */
    action: text('action').$type<'create' | 'save' | 'autosave' | 'setRecordStatus'>().notNull(),
    status: text('status').notNull(),
    timeZone: text('time_zone').notNull(),
    /** JSON text: what the form of the record shows, times local to `timeZone`. */
    values: text('values').notNull(),
  },
  (table) => [
    unique('record_revisions_version')
      .on(table.kind, table.recordId, table.version, table.language, table.locationId)
      .nullsNotDistinct(),
  ],
)
