import { sql } from 'drizzle-orm'
import { ignoreAnnouncements } from './changes'
import type { Database } from './database'
import type { Orm } from './orm'

/** The SQLSTATE of a statement that would have waited longer for a lock. */
export const LOCK_NOT_AVAILABLE = '55P03'
/** Gives way first: PostgreSQL looks for deadlocks after a second, and would end either of the two. */
const MAX_WAIT_MS = 400
const MAX_STATEMENT_MS = 10_000

/**
 * Does what would be written, answers what is read then, and takes all of it back. Nobody is notified. What it writes is locked
 * for as long as it lasts, so it is short; where something else holds a record, it fails rather than waits.
 */
export async function rehearse<Result>(
  { orm }: Pick<Database, 'orm'>,
  work: (tx: Orm) => Promise<Result>,
): Promise<Result> {
  try {
    return await orm.transaction(async (tx) => {
      ignoreAnnouncements(tx)
      await tx.execute(sql.raw(`set local lock_timeout = ${MAX_WAIT_MS}`))
      await tx.execute(sql.raw(`set local statement_timeout = ${MAX_STATEMENT_MS}`))
      throw new TakenBack(await work(tx))
    })
  } catch (error) {
    // Only this function throws it, with what its own work has answered.
    if (error instanceof TakenBack) return error.result as Result
    throw error
  }
}

/** Ends a transaction without a trace, and carries its answer out of it. */
class TakenBack extends Error {
  constructor(readonly result: unknown) {
    super('rehearsed')
  }
}
