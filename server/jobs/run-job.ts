import { and, asc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Changes } from '../database/changes'
import type { Database } from '../database/database'
import type { Orm } from '../database/orm'
import { jobs } from '../database/tables'
import { isUnavailable } from '../database/unavailable'
import { countNamed, counts } from '../metrics/counts'
import { runInSpan } from '../metrics/spans'
import type { AnyJobKind } from './job-kind'

export interface JobParts {
  readonly database: Pick<Database, 'orm'>
  readonly changes: Pick<Changes, 'write'>
  readonly log: Pick<Logger, 'warn' | 'error'>
  /** Jobs due by this time are run; defaults to the database clock. */
  readonly dueBy?: () => Date
}

type JobRow = typeof jobs.$inferSelect

/** Delay before the first retry, in milliseconds; doubles with each further one. */
const FIRST_DELAY_MS = 5_000
const MAX_DELAY_MS = 3_600_000
const MAX_ERROR_LENGTH = 500

/** A failed attempt, with its job. */
class JobFailed extends Error {
  readonly job: JobRow
  constructor(job: JobRow, cause: unknown) {
    super(`Job ${job.id} (${job.kind}) failed`, { cause })
    this.job = job
  }
}

/**
 * Runs the job that has been due longest. Its row stays locked until the job’s writes and the row’s deletion are committed: if
 * the runner is killed, the job stays, and no other runner takes it meanwhile. Returns whether there was one.
 */
export async function runDueJob(
  { database, changes, log, dueBy }: JobParts,
  kinds: ReadonlyMap<string, AnyJobKind>,
): Promise<boolean> {
  let done: string | null = null
  try {
    const isDone = await changes.write(async (tx) => {
      const job = await claim(tx, [...kinds.keys()], dueBy?.() ?? sql`now()`)
      if (!job) return false
      try {
        const given = { ...job, payload: JSON.parse(job.payload) }
        const facts = { 'toran.job': job.id }
        await runInSpan(`job ${job.kind}`, facts, () => kindOf(kinds, job).start(tx, given))
        await tx.delete(jobs).where(eq(jobs.id, job.id))
        done = job.kind
      } catch (error) {
        throw isUnavailable(error) ? error : new JobFailed(job, error)
      }
      return true
    })
    if (done !== null) countNamed(counts.jobsDone, done)
    return isDone
  } catch (error) {
    if (!(error instanceof JobFailed)) throw error
    countNamed(counts.jobsFailed, error.job.kind)
    await noteFailure(database.orm, kinds, error)
    const { id, kind, tries } = error.job
    log.warn({ err: error.cause, job: id, kind, tries: tries + 1 }, 'a background task failed')
    return true
  }
}

async function claim(tx: Orm, kinds: readonly string[], dueBy: Date | SQL): Promise<JobRow | null> {
  const [job] = await tx
    .select()
    .from(jobs)
    .where(and(isNull(jobs.deadAt), lte(jobs.runAt, dueBy), inArray(jobs.kind, [...kinds])))
    .orderBy(asc(jobs.runAt), asc(jobs.id))
    .limit(1)
    .for('update', { skipLocked: true })
  return job ?? null
}

/** Stores the number of attempts after the rollback. Skipped if another runner has already taken the job. */
async function noteFailure(
  orm: Orm,
  kinds: ReadonlyMap<string, AnyJobKind>,
  { job, cause }: JobFailed,
): Promise<void> {
  const tries = job.tries + 1
  const isOver = tries >= kindOf(kinds, job).mostTries
  const whole = cause instanceof Error ? cause.message : String(cause)
  // Removes the parameters that the query builder appends, which may include an address.
  const [message = ''] = whole.split('\nparams:')
  await orm
    .update(jobs)
    .set({
      tries,
      lastError: message.slice(0, MAX_ERROR_LENGTH),
      runAt: new Date(Date.now() + delayAfter(tries)),
      ...(isOver && { deadAt: new Date() }),
    })
    .where(and(eq(jobs.id, job.id), eq(jobs.tries, job.tries), isNull(jobs.deadAt)))
}

/** Returns the retry delay plus up to a fifth, so that jobs that failed together are not retried together. */
export function delayAfter(tries: number): number {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (tries - 1), MAX_DELAY_MS)
  return Math.round(delay * (1 + Math.random() / 5))
}

/** Returns the milliseconds until the next job of these kinds is due, or of any kind for `null`; `null` if there is none. */
export async function msUntilNextJob(
  orm: Orm,
  kinds: readonly string[] | null,
): Promise<number | null> {
  const [next] = await orm
    .select({ milliseconds: sql<string>`extract(epoch from ${jobs.runAt} - now()) * 1000` })
    .from(jobs)
    .where(and(isNull(jobs.deadAt), kinds ? inArray(jobs.kind, [...kinds]) : undefined))
    .orderBy(asc(jobs.runAt))
    .limit(1)
  return next ? Math.max(0, Number(next.milliseconds)) : null
}

function kindOf(kinds: ReadonlyMap<string, AnyJobKind>, { id, kind }: JobRow): AnyJobKind {
  const known = kinds.get(kind)
  if (!known) throw new Error(`Job ${id} is of the unknown kind '${kind}'`)
  return known
}
