import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/**
 * Every saved state of a record, complete and immutable, except that one person's saves within ten minutes are merged. A purged
 * record's rows are deleted, too.
 */
export const recordRevisions = pgTable(
  'record_revisions',
  {
    /** The kind's name in the audit log: `article`. */
    kind: text('kind').notNull(),
    recordId: integer('record_id').notNull(),
    version: integer('version').notNull(),
    /**
     * The language of the text, for kinds with one for each language and location; `null` for others, and for revisions from
     * before this was recorded.
     */
    language: text('language'),
    /** `null` for all locations. */
    locationId: integer('location_id'),
    savedAt: instant('saved_at').notNull(),
    /** The time of the first of the merged saves. */
    since: instant('since').notNull(),
    /** The account; `null` for the state before revisions were kept. */
    savedBy: text('saved_by'),
    savedByName: text('saved_by_name').notNull(),
    /** The action: `create`, `save`, `setRecordStatus`. */
    action: text('action').$type<'create' | 'save' | 'autosave' | 'setRecordStatus'>().notNull(),
    status: text('status').notNull(),
    timeZone: text('time_zone').notNull(),
    /** JSON text: the values of the record's form, with times local to `timeZone`. */
    values: text('values').notNull(),
  },
  (table) => [
    unique('record_revisions_version')
      .on(table.kind, table.recordId, table.version, table.language, table.locationId)
      .nullsNotDistinct(),
  ],
)
