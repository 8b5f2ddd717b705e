import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, noneYet, rowId } from './columns'
import { documents } from './documents'
import { jsonText } from './json-text'

/**
 * What people say to each other about a block of a page, in whichever language it is edited. Those of one block are a
 * thread. Visitors never see them, and a published page does not depend on them.
 */
export const comments = pgTable(
  'comments',
  {
    id: rowId(),
    documentId: integer('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** The id of the block, which may be deleted since. */
    block: text('block').notNull(),
    /** What the block was called: the heading of the thread when it is deleted. */
    blockLabel: text('block_label').notNull(),
    /** An account, `api`, or `guest`. */
    authorId: text('author_id').notNull(),
    authorName: text('author_name').notNull(),
    text: text('text').notNull(),
    /** The preview link by which a guest wrote it; `null` for who has an account. */
    guestLink: text('guest_link'),
    /** The ids of the accounts that are mentioned. */
    mentions: jsonText<readonly string[]>('mentions').notNull().default(noneYet),
    /** Those who got a mail about it: nobody gets a second one, however often it is edited. */
    told: jsonText<readonly string[]>('told').notNull().default(noneYet),
    createdAt: instant('created_at').notNull().defaultNow(),
    editedAt: instant('edited_at'),
    /** `null` while it is open. Comments that were resolved together have the same instant. */
    resolvedAt: instant('resolved_at'),
    resolvedByName: text('resolved_by_name'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('comments_of_page').on(table.documentId, table.id),
    index('comments_of_link').on(table.guestLink),
  ],
)
