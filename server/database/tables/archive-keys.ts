import { integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'

/**
 * Archive keys of imported records (`server/archive/keys.ts`). A repeated import finds by them the records it created. A row
 * may outlive its record, or name one that is still missing.
 */
export const archiveKeys = pgTable(
  'archive_keys',
  {
    /** The kind's name in archives: `newsArticle`, `document`. */
    kind: text('kind').notNull(),
    recordId: integer('record_id').notNull(),
    key: text('key').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    unique('archive_keys_record').on(table.kind, table.recordId),
  ],
)
