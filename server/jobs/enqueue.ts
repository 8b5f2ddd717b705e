import { sql } from 'drizzle-orm'
import type { Orm } from '../database/orm'
import { jobs } from '../database/tables'

/** The channel that notifies runners of new jobs. */
export const JOBS_CHANNEL = 'toran_jobs'

interface NewJob {
  readonly kind: string
  /** Plain JSON, without passwords or tokens, because it is stored in the database until the job is done. */
  readonly payload: unknown
  /** Earliest time to run; immediately if omitted. */
  readonly runAt?: Date
}

/** Adds a job that becomes visible when the transaction is committed. Returns its id. */
export async function enqueue(tx: Orm, { kind, payload, runAt }: NewJob): Promise<number> {
  const [job] = await tx
    .insert(jobs)
    .values({ kind, payload: JSON.stringify(payload), ...(runAt && { runAt }) })
    .returning({ id: jobs.id })
  if (!job) throw new Error(`A job of the kind '${kind}' was not written`)
  await wakeRunners(tx)
  return job.id
}

/** Adds several jobs, at least one, in two statements. */
export async function enqueueEach(tx: Orm, added: readonly NewJob[]): Promise<void> {
  await tx.insert(jobs).values(
    added.map(({ kind, payload, runAt }) => ({
      ...{ kind, payload: JSON.stringify(payload) },
      ...(runAt && { runAt }),
    })),
  )
  await wakeRunners(tx)
}

/** Notifies the runners of all processes when the transaction is committed. */
export async function wakeRunners(tx: Orm): Promise<void> {
  await tx.execute(sql`select pg_notify(${JOBS_CHANNEL}, '')`)
}
