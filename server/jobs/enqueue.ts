import { sql } from 'drizzle-orm'
import type { Orm } from '../database/orm'
import { jobs } from '../database/tables'

/** The channel that notifies runners of new jobs. */
export const JOBS_CHANNEL = 'toran_jobs'

interface NewJob {
  readonly kind: string
  /** Plain JSON. No passwords and no tokens: it lies in the database until it is done. */
  readonly payload: unknown
  /** Not before; at once when left out. */
  readonly runAt?: Date
}

/** Adds a job in a transaction: it is there when the transaction is committed, and only then. Returns its id. */
export async function enqueue(tx: Orm, { kind, payload, runAt }: NewJob): Promise<number> {
  const [job] = await tx
    .insert(jobs)
    .values({ kind, payload: JSON.stringify(payload), ...(runAt && { runAt }) })
    .returning({ id: jobs.id })
  if (!job) throw new Error(`A job of the kind '${kind}' was not written`)
  await wakeRunners(tx)
  return job.id
}

/** The same for many at once, in two statements; at least one. */
export async function enqueueEach(tx: Orm, added: readonly NewJob[]): Promise<void> {
  await tx.insert(jobs).values(
    added.map(({ kind, payload, runAt }) => ({
      ...{ kind, payload: JSON.stringify(payload) },
      ...(runAt && { runAt }),
    })),
  )
  await wakeRunners(tx)
}

/** Tells the runners of every process that there is something to do, once the transaction is committed. */
export async function wakeRunners(tx: Orm): Promise<void> {
  await tx.execute(sql`select pg_notify(${JOBS_CHANNEL}, '')`)
}
