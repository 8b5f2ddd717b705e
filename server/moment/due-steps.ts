import { and, asc, eq, inArray, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { App } from '../app/app'
import type { Orm } from '../database/orm'
import { LOCK_NOT_AVAILABLE } from '../database/rehearse'
import { documents, jobs, keptPages, recordSchedules, schedules } from '../database/tables'
import { isUnavailable, sqlStateOf } from '../database/unavailable'
import { waveJob } from '../documents/rollouts/wave-job'
import { scheduleJob } from '../documents/schedule/schedule-job'
import type { AnyJobKind } from '../jobs/job-kind'
import { KIT, PAGE_WAVE, RECORD_SCHEDULE, SCHEDULE } from '../jobs/scheduled-jobs'
import { kitJob } from '../kits/kit-job'
import { can } from '../people/access/can'
import type { Principal } from '../people/access/principal'
import { recordScheduleJob } from '../records/schedules/record-schedule-job'

/** The moment, the locations, and the person who looks. */
export interface DueBy {
  readonly at: Date
  readonly locationIds: readonly number[]
  readonly seenBy: Principal
}

/** Limits of a look ahead, which locks rows; later steps are omitted and reported as such. */
const MAX_STEPS = 100
const MAX_MS = 4_000

/** The result of running the steps due by a moment. */
export interface DoneSteps {
  /** Ids of the jobs that ran. */
  readonly done: readonly number[]
  /** True if a limit was reached and steps were omitted. */
  readonly isCut: boolean
}

/**
 * Runs everything scheduled until a moment with the same jobs, in order: publishing and unpublishing of pages and records,
 * rollout waves, kits. Use only in a transaction that is rolled back. Steps that would be refused then are refused, and failed
 * jobs leave no changes.
 */
export async function doDueSteps(
  app: App,
  tx: Orm,
  due: DueBy,
  before: readonly number[] = [],
): Promise<DoneSteps> {
  let clock = app.clock()
  const kinds = kindsOf({ ...app, clock: () => clock })
  const done: number[] = [...before]
  const deadline = performance.now() + MAX_MS
  for (;;) {
    const job = await nextJob(tx, due, done)
    if (!job) return { done, isCut: false }
    if (done.length >= MAX_STEPS || performance.now() > deadline) return { done, isCut: true }
    done.push(job.id)
    if (job.runAt > clock) clock = job.runAt
    await runJob(app, tx, { job, kind: kinds.get(job.kind) })
  }
}

function kindsOf(app: App): ReadonlyMap<string, AnyJobKind> {
  const kinds = [scheduleJob(app), recordScheduleJob(app), kitJob(app), waveJob(app)]
  return new Map(kinds.map((kind) => [kind.name, kind]))
}

type Job = typeof jobs.$inferSelect

async function runJob(
  { log }: Pick<App, 'log'>,
  tx: Orm,
  { job, kind }: { readonly job: Job; readonly kind: AnyJobKind | undefined },
): Promise<void> {
  if (!kind) return
  await tx.execute(sql`savepoint due_step`)
  try {
    await kind.start(tx, { ...job, payload: JSON.parse(job.payload) })
    await tx.execute(sql`release savepoint due_step`)
  } catch (error) {
    await tx.execute(sql`rollback to savepoint due_step`)
    if (isWaiting(error)) throw error
    log.info({ err: error, job: job.id, kind: job.kind }, 'a step of a look ahead failed')
  }
}

/** Reads the next job that concerns the locations, including jobs added by the previous ones. */
async function nextJob(tx: Orm, due: DueBy, done: readonly number[]): Promise<Job | undefined> {
  const [job] = await tx
    .select()
    .from(jobs)
    .where(
      and(
        isNull(jobs.deadAt),
        lte(jobs.runAt, due.at),
        concerns(due),
        done.length > 0 ? notInArray(jobs.id, [...done]) : undefined,
      ),
    )
    .orderBy(asc(jobs.runAt), asc(jobs.id))
    .limit(1)
  return job
}

/**
 * Condition for jobs of the locations. Other locations’ jobs are omitted; the network’s are included if the person can see its
 * drafts.
 */
function concerns({ locationIds, seenBy }: DueBy): SQL | undefined {
  const isNetworkSeen = can(seenBy, 'preview', { locationId: DEFAULT_LOCATION_ID, isPublic: false })
  const here = [...locationIds]
  const owners = isNetworkSeen ? [...here, DEFAULT_LOCATION_ID] : here
  const ofPages = sql`select ${schedules.id}::text from ${schedules}
    join ${documents} on ${documents.id} = ${schedules.documentId}
    where ${or(
      and(
        inArray(documents.locationId, owners),
        or(isNull(schedules.locationId), inArray(schedules.locationId, owners)),
      ),
      inArray(schedules.locationId, here),
    )}`
  const ofRecords = sql`select ${recordSchedules.id}::text from ${recordSchedules}
    where ${inArray(recordSchedules.locationId, owners)}`
  const ofWaves = sql`select ${keptPages.rolloutId}::text from ${keptPages}
    where ${inArray(keptPages.locationId, here)}`
  return or(
    and(eq(jobs.kind, SCHEDULE), payloadMatches('id', sql`in (${ofPages})`)),
    and(eq(jobs.kind, RECORD_SCHEDULE), payloadMatches('id', sql`in (${ofRecords})`)),
    and(eq(jobs.kind, PAGE_WAVE), payloadMatches('id', sql`in (${ofWaves})`)),
    and(
      eq(jobs.kind, KIT),
      payloadMatches(
        'locationId',
        sql`in (${sql.join(
          here.map((id) => sql`${String(id)}`),
          sql`, `,
        )})`,
      ),
    ),
  )
}

/** Condition on a number in a job’s payload, as text, because payloads differ by kind. */
function payloadMatches(name: string, condition: SQL): SQL {
  return sql`${jobs.payload}::json ->> ${name} ${condition}`
}

/** Returns whether a row is locked or the database is unavailable: the whole look is then retried or given up. */
function isWaiting(error: unknown): boolean {
  return sqlStateOf(error) === LOCK_NOT_AVAILABLE || isUnavailable(error)
}
