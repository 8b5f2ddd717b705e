import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/**
 * The people who have a page open, with a row for each tab. The table is unlogged, because its data may be lost: frequent
 * heartbeats write nothing to the log, and it is empty after a crash. It has no foreign key to pages, because each insert would
 * lock the page's row.
 */
export const presences = pgTable(
  'presences',
  {
    documentId: integer('document_id').notNull(),
    tab: text('tab').notNull(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    /** The selected block. */
    block: text('block'),
    isTyping: boolean('is_typing').notNull(),
    seenAt: instant('seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.tab] }),
    index('presences_seen').on(table.seenAt),
  ],
)
