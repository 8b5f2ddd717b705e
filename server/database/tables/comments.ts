import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, noneYet, rowId } from './columns'
import { documents } from './documents'
import { jsonText } from './json-text'
import { locations } from './records'
import type { StoredSuggestion } from './stored-values'

/**
 * Comments on a block of a page, in whichever language it is edited. Those on one block are a thread. Visitors never see them,
 * and published pages don't depend on them.
 */
export const comments = pgTable(
  'comments',
  {
    id: rowId(),
    documentId: integer('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** The id of the block, which may have been deleted. */
    block: text('block').notNull(),
    /** The name of the block: the heading of the thread after the block is deleted. */
    blockLabel: text('block_label').notNull(),
    /** An account, `api`, or `guest`. */
    authorId: text('author_id').notNull(),
    authorName: text('author_name').notNull(),
    text: text('text').notNull(),
    /** The preview link through which a guest wrote it; `null` for accounts. */
    guestLink: text('guest_link'),
    /** The ids of the mentioned accounts. */
    mentions: jsonText<readonly string[]>('mentions').notNull().default(noneYet),
    /** Accounts that were emailed about it: nobody gets a second email, however often it is edited. */
    told: jsonText<readonly string[]>('told').notNull().default(noneYet),
    createdAt: instant('created_at').notNull().defaultNow(),
    editedAt: instant('edited_at'),
    /** `null` while open. Comments resolved together have the same time. */
    resolvedAt: instant('resolved_at'),
    resolvedByName: text('resolved_by_name'),
    version: integer('version').notNull().default(1),
    /** The location that suggests a change of locked content of the network; `null` for other comments. */
    locationId: integer('location_id').references(() => locations.id),
    /** `text` is its note. It is resolved when it is accepted or declined. */
    suggestion: jsonText<StoredSuggestion>('suggestion'),
  },
  (table) => [
    index('comments_of_page').on(table.documentId, table.id),
    index('comments_of_link').on(table.guestLink),
    index('comments_suggestions')
      .on(table.locationId, table.documentId)
      .where(sql`${table.locationId} is not null`),
  ],
)
