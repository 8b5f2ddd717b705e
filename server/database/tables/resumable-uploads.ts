import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** Files uploaded in parts to any server, until they are stored as media items or expire. */
export const resumableUploads = pgTable(
  'resumable_uploads',
  {
    /** Starts with a hash of the account. */
    id: text('id').primaryKey(),
    /** The final size, in bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Bytes received: the sum of its parts. */
    arrived: bigint('arrived', { mode: 'number' }).notNull().default(0),
    /** The ordered keys of its parts among the shared files. */
    parts: jsonb('parts').$type<readonly string[]>().notNull().default(sql`'[]'`),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('resumable_uploads_by_age').on(table.createdAt)],
)
