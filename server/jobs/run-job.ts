import { and, asc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Changes } from '../database/changes'
import type { Database } from '../database/database'
import type { Orm } from '../database/orm'
import { jobs } from '../database/tables'
import { isUnavailable } from '../database/unavailable'
import { countNamed, counts } from '../metrics/counts'
import { traced } from '../metrics/spans'
import type { AnyJobKind } from './job-kind'

export interface JobParts {
  readonly database: Pick<Database, 'orm'>
  readonly changes: Pick<Changes, 'write'>
  readonly log: Pick<Logger, 'warn' | 'error'>
  /** What is due by then; by the clock of the database when left out. */
  readonly dueBy?: () => Date
}

type JobRow = typeof jobs.$inferSelect

/** The first new attempt comes after so long, and each later one after twice as long as the one before. */
const FIRST_DELAY_MS = 5_000
const MAX_DELAY_MS = 3_600_000
const MAX_ERROR_LENGTH = 500

/** An attempt failed; the job it was. */
class JobFailed extends Error {
  readonly job: JobRow
  constructor(job: JobRow, cause: unknown) {
    super(`Job ${job.id} (${job.kind}) failed`, { cause })
    this.job = job
  }
}

/**
 * Does the job that is due longest. Its row is held until the effect is committed and the row is gone with it: a runner that
 * is killed leaves the job as it was, and no other runner takes it meanwhile. Returns whether there was one.
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
        await traced(`job ${job.kind}`, facts, () => kindOf(kinds, job).start(tx, given))
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

/** What it did is rolled back; the count of its attempts is kept. Another runner may be at it already: then it is theirs. */
async function noteFailure(
  orm: Orm,
  kinds: ReadonlyMap<string, AnyJobKind>,
  { job, cause }: JobFailed,
): Promise<void> {
  const tries = job.tries + 1
  const isOver = tries >= kindOf(kinds, job).mostTries
  const whole = cause instanceof Error ? cause.message : String(cause)
  // The query builder appends what was sent, which may be an address.
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

/** Up to a fifth longer, so that what failed together is not tried together. */
export function delayAfter(tries: number): number {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (tries - 1), MAX_DELAY_MS)
  return Math.round(delay * (1 + Math.random() / 5))
}

/** Milliseconds until the next job is due; `null` when none is waiting. */
export async function nextDue(orm: Orm, kinds: readonly string[]): Promise<number | null> {
  const [next] = await orm
    .select({ milliseconds: sql<string>`extract(epoch from ${jobs.runAt} - now()) * 1000` })
    .from(jobs)
    .where(and(isNull(jobs.deadAt), inArray(jobs.kind, [...kinds])))
    .orderBy(asc(jobs.runAt))
    .limit(1)
  return next ? Math.max(0, Number(next.milliseconds)) : null
}

function kindOf(kinds: ReadonlyMap<string, AnyJobKind>, { id, kind }: JobRow): AnyJobKind {
  const known = kinds.get(kind)
  if (!known) throw new Error(`Job ${id} is of the unknown kind '${kind}'`)
  return known
}
