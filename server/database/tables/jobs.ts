import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, rowId } from './columns'

/** Work that is still to be done. What is done has no row any more: it goes in the transaction of its effect. */
export const jobs = pgTable(
  'jobs',
  {
    id: rowId(),
    kind: text('kind').notNull(),
    /** JSON, as the kind declares it. */
    payload: text('payload').notNull(),
    runAt: instant('run_at').notNull().defaultNow(),
    /** How many attempts have failed. */
    tries: integer('tries').notNull().default(0),
    /** What the last attempt failed with, for the person who looks after the server. */
    lastError: text('last_error'),
    /** When it was given up; `null` while it is to be tried. */
    deadAt: instant('dead_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('jobs_due').on(table.runAt).where(sql`${table.deadAt} is null`)],
)
