import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { CalendarProblem } from '#schema/api/calendar-subscriptions'
import type { App } from '../../app/app'
import type { Orm } from '../../database/orm'
import { calendarSubscriptions, importedRecords } from '../../database/tables'
import { makerOf } from '../../documents/schedule/schedule-maker'
import { ApiError } from '../../http/errors/api-error'
import {
  BadStatus,
  type ChangedText,
  readCalendarFile,
  type Validators,
} from '../../http/read-public'
import { type AnyJobKind, jobKind } from '../../jobs/job-kind'
import { CALENDAR_SYNC } from '../../jobs/scheduled-jobs'
import { can } from '../../people/access/can'
import event from '../../records/event/event.adapter'
import { resourceOf } from '../../records/resource-of'
import { timeZoneOf } from '../../records/save-record'
import { type CalendarRows, NoCalendar, readCalendar } from '../read-calendar'
import { emitChange, lockSubscription, planCheck, type Subscription } from './subscription-rows'
import { syncEvents } from './sync-events'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Delay after the first failure in milliseconds; doubled with each further one, up to a day. */
const FIRST_WAIT_MS = 15 * MINUTE
const MAX_WAIT_MS = 24 * HOUR
/** Time of continuous failures after which a subscription is paused, in milliseconds. */
const GIVE_UP_MS = 14 * 24 * HOUR
/** Interval in milliseconds at which an unchanged calendar is read again, because recurring events come into range. */
const READ_AGAIN_MS = 24 * HOUR
/** Attempts if the database is unavailable; problems of a calendar are not failures of the job. */
const MAX_TRIES = 20
/** An empty calendar is treated as an error if it had at least this many upcoming events. */
const MIN_LOST = 3

type ReadCalendar = (address: string, known: Validators) => Promise<ChangedText>

/** Job that reads a location’s calendar subscription, in the name of the person who created it. */
export function calendarSyncJob({
  app,
  read = readCalendarFile,
}: {
  readonly app: App
  readonly read?: ReadCalendar
}): AnyJobKind {
  return jobKind({
    name: CALENDAR_SYNC,
    payload: z.object({ id: z.int() }),
    mostTries: MAX_TRIES,
    async run(tx, { id: jobId, payload: { id } }) {
      const now = app.clock()
      const due = await dueSubscription(tx, id, now)
      if (!due) return
      // No locks are held while waiting for another server.
      const answer = await fetchCalendar(read, due, now)
      const subscription = await lockSubscription(tx, id)
      // The subscription was changed in the meantime, which scheduled another check.
      if (!subscription || subscription.version !== due.version || subscription.isPaused) return
      const outcome = await outcomeOf(answer, { tx, app, subscription, now, jobId })
      const after = rowAfter(subscription, outcome, now)
      await tx.update(calendarSubscriptions).set(after).where(eq(calendarSubscriptions.id, id))
      if (!after.isPaused) return planCheck(tx, id, after.nextAt)
      const by = { principal: null, requestId: `job ${jobId}`, network: null }
      const reason = after.problem ?? undefined
      await emitChange(tx, subscription, {
        ...{ by, action: 'pauseCalendarSubscription', ...(reason && { reason }) },
      })
    },
  })
}

async function dueSubscription(tx: Orm, id: number, now: Date): Promise<Subscription | null> {
  const [row] = await tx
    .select()
    .from(calendarSubscriptions)
    .where(and(eq(calendarSubscriptions.id, id), eq(calendarSubscriptions.isPaused, false)))
  return row && row.nextAt <= now ? row : null
}

/** The reason why a calendar couldn’t be read. */
interface Failure {
  readonly problem: CalendarProblem
  readonly statusCode?: number
}

async function fetchCalendar(
  read: ReadCalendar,
  { url, etag, lastModified, readAt }: Subscription,
  now: Date,
): Promise<ChangedText | Failure> {
  const isRecent = readAt !== null && now.getTime() - readAt.getTime() < READ_AGAIN_MS
  try {
    return await read(url, isRecent ? { etag, lastModified } : { etag: null, lastModified: null })
  } catch (error) {
    const status = error instanceof BadStatus ? { statusCode: error.statusCode } : {}
    return { problem: 'UNREACHABLE', ...status }
  }
}

interface Checked {
  readonly tx: Orm
  readonly app: App
  readonly subscription: Subscription
  readonly now: Date
  readonly jobId: number
}

type CheckResult = Partial<Pick<Subscription, 'report' | 'etag' | 'lastModified' | 'readAt'>>
type Outcome = Failure | CheckResult

async function outcomeOf(answer: ChangedText | Failure, checked: Checked): Promise<Outcome> {
  if (answer === null) return {}
  if ('problem' in answer) return answer
  const { tx, app, subscription, now, jobId } = checked
  const { locationId } = subscription
  const timeZone = await timeZoneOf(tx, locationId)
  const rows = rowsIn(answer.text, { timeZone, now })
  if ('problem' in rows) return rows
  if (isEmpty(rows) && (await tx.$count(importedRecords, ownOf(subscription))) >= MIN_LOST)
    return { problem: 'EMPTY' }
  try {
    const principal = await makerOf(tx, subscription, app.configuration)
    const action = subscription.isPublic ? 'saveLive' : 'create'
    const resource = resourceOf(event.writer, { locationId }, subscription.isPublic)
    if (!can(principal, action, resource)) return { problem: 'NO_ACCESS' }
    const context = { app, principal, requestId: `job ${jobId}`, network: null }
    const report = await syncEvents({ tx, context, subscription, timeZone, now }, rows)
    const { etag, lastModified } = answer
    if (report.isPartial) return { report, etag: null, lastModified: null, readAt: null }
    return { report, etag, lastModified, readAt: now }
  } catch (error) {
    // The account of the person who created it is gone.
    if (error instanceof ApiError) return { problem: 'NO_ACCESS' }
    throw error
  }
}

function rowsIn(text: string, options: Parameters<typeof readCalendar>[1]): CalendarRows | Failure {
  try {
    return readCalendar(text, options)
  } catch (error) {
    if (error instanceof NoCalendar) return { problem: 'NOT_A_CALENDAR' }
    throw error
  }
}

function isEmpty({ rows, skipped }: CalendarRows): boolean {
  return rows.length === 0 && skipped.length === 0
}

function ownOf({ id }: Subscription) {
  return eq(importedRecords.subscriptionId, id)
}

function rowAfter(before: Subscription, outcome: Outcome, now: Date) {
  const checked = { checkedAt: now }
  if (!isFailure(outcome)) {
    const wait = outcome.report?.isPartial ? 0 : before.intervalHours * HOUR
    const nextAt = new Date(now.getTime() + wait)
    const isWell = { problem: null, statusCode: null, failures: 0, failingSince: null }
    return { ...checked, ...isWell, ...outcome, nextAt, isPaused: false }
  }
  const { problem, statusCode = null } = outcome
  const failingSince = before.failingSince ?? now
  const wait = Math.min(FIRST_WAIT_MS * 2 ** before.failures, MAX_WAIT_MS)
  // Without its author’s permission, the subscription is paused until another person saves it.
  const isOver = problem === 'NO_ACCESS' || now.getTime() - failingSince.getTime() > GIVE_UP_MS
  return {
    ...checked,
    ...{ problem, statusCode, failingSince, failures: before.failures + 1 },
    ...{ nextAt: new Date(now.getTime() + wait), isPaused: isOver },
  }
}

function isFailure(outcome: Outcome): outcome is Failure {
  return 'problem' in outcome
}
