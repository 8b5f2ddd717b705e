import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/**
 * Who has which page open now, a row for each tab. Nothing is lost with it: the table is unlogged, so that saying it every few
 * seconds costs no write to the log, and empty after a crash. It points at no page: each insert would lock the page's row.
 */
export const presences = pgTable(
  'presences',
  {
    documentId: integer('document_id').notNull(),
    tab: text('tab').notNull(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    /** The block that is selected there. */
    block: text('block'),
    isTyping: boolean('is_typing').notNull(),
    seenAt: instant('seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.tab] }),
    index('presences_seen').on(table.seenAt),
  ],
)
