import { sql } from 'drizzle-orm'
import { ignoreAnnouncements } from './announcements'
import type { Database } from './database'
import type { Orm } from './orm'

/** The SQLSTATE of a statement that exceeded the lock timeout. */
export const LOCK_NOT_AVAILABLE = '55P03'
/** Shorter than PostgreSQL's deadlock check of one second, which could abort either transaction. */
const MAX_WAIT_MS = 400
const MAX_STATEMENT_MS = 10_000

/**
 * Runs writes in a transaction, returns what is read afterwards, and rolls everything back without sending notifications. Written
 * rows are locked meanwhile, so keep it short; if a record is locked, it fails instead of waiting.
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
      throw new Rollback(await work(tx))
    })
  } catch (error) {
    // `Rollback` is thrown only above, with the result of `work`.
    if (error instanceof Rollback) return error.result as Result
    throw error
  }
}

/** Rolls back a transaction, and carries its result out. */
class Rollback extends Error {
  constructor(readonly result: unknown) {
    super('rehearsed')
  }
}
