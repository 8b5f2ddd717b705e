import { integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'

/**
 * What records are called in archives, of those that came from one (`server/archive/keys.ts`). An archive that is imported again finds
 * by it what it brought. A row may outlast its record, or name one that is still missing.
 */
export const archiveKeys = pgTable(
  'archive_keys',
  {
    /** As archives call the kind: `newsArticle`, `document`. */
    kind: text('kind').notNull(),
    recordId: integer('record_id').notNull(),
    key: text('key').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    unique('archive_keys_record').on(table.kind, table.recordId),
  ],
)
