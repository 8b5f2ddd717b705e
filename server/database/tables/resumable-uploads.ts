import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** Files that arrive in parts at any server, until they are stored as media items or expire. */
export const resumableUploads = pgTable(
  'resumable_uploads',
  {
    /** Begins with a hash of the account. */
    id: text('id').primaryKey(),
    /** How large it will be. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** How much of it has arrived: the sum of its parts. */
    arrived: bigint('arrived', { mode: 'number' }).notNull().default(0),
    /** The keys of its parts among the shared files, in their order. */
    parts: jsonb('parts').$type<readonly string[]>().notNull().default(sql`'[]'`),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('resumable_uploads_by_age').on(table.createdAt)],
)
