import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, rowId } from './columns'

/** Pending jobs. A completed job's row is deleted in the transaction of its effect. */
export const jobs = pgTable(
  'jobs',
  {
    id: rowId(),
    kind: text('kind').notNull(),
    /** JSON in the format declared by the kind. */
    payload: text('payload').notNull(),
    runAt: instant('run_at').notNull().defaultNow(),
    /** Number of failed attempts. */
    tries: integer('tries').notNull().default(0),
    /** The error of the last attempt, for the server's administrator. */
    lastError: text('last_error'),
    /** The time at which it was given up; `null` while it is retried. */
    deadAt: instant('dead_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('jobs_due').on(table.runAt).where(sql`${table.deadAt} is null`)],
)
