import { and, asc, eq } from 'drizzle-orm'
import { CALENDAR_INTERVALS, CALENDAR_LIMITS } from '#schema/api/calendar-subscriptions'
import { refusalFor } from '#schema/api/refusals/refusals'
import { lock } from '../../database/locks'
import type { Orm } from '../../database/orm'
import { calendarSubscriptions, importedRecords } from '../../database/tables'
import { requireSignIn } from '../../documents/document-row'
import type { RequestContext } from '../../graphql/operations/context'
import { idOf, inputId } from '../../graphql/operations/ids'
import { ApiError, forPrograms, notFound } from '../../http/errors/api-error'
import { can } from '../../people/access/can'
import event from '../../records/event/event.adapter'
import { resourceOf } from '../../records/resource-of'
import { timeZoneOf } from '../../records/save-record'
import { calendarAddress } from '../calendar-address'
import { deleteEvents } from './delete-events'
import { emitChange, lockSubscription, planCheck, type Subscription } from './subscription-rows'

interface SubscriptionInput {
  readonly name: string
  readonly url: string
  readonly isPublic: boolean
  readonly isPaused: boolean
  readonly intervalHours: number
}

interface NewSubscription {
  readonly locationId: string
  readonly subscription: SubscriptionInput
}

interface ChangedSubscription {
  readonly id: string
  readonly subscription: SubscriptionInput
  readonly expectedVersion: number
}

interface DeletedSubscription {
  readonly id: string
  readonly withEvents: boolean
  readonly expectedVersion: number
}

/** Minimum time between two requested checks, in milliseconds. */
const MIN_WAIT_MS = 10_000

/** Returns the subscriptions of a location (`CalendarSubscription` in schema/api). */
export async function calendarSubscriptionList(
  _: unknown,
  args: { readonly locationId: string },
  context: RequestContext,
) {
  const locationId = inputId(args.locationId, 'locationId')
  const principal = requireSignIn(context.principal)
  if (!can(principal, 'readDraft', resourceAt(locationId)))
    throw new ApiError('FORBIDDEN', refusalFor('nothingHere'))
  const { orm } = context.readContext
  const rows = await orm
    .select()
    .from(calendarSubscriptions)
    .where(eq(calendarSubscriptions.locationId, locationId))
    .orderBy(asc(calendarSubscriptions.name), asc(calendarSubscriptions.id))
    .limit(CALENDAR_LIMITS.subscriptions)
  const mayWrite = can(principal, 'create', resourceAt(locationId))
  return Promise.all(rows.map((row) => nodeOf(orm, row, mayWrite)))
}

/** Returns a subscription. Addresses of private calendars are secret and omitted for callers without write access. */
async function nodeOf(orm: Orm, row: Subscription, mayWrite = true) {
  const ofSubscription = eq(importedRecords.subscriptionId, row.id)
  const eventCount = await orm.$count(importedRecords, ofSubscription)
  return { ...row, url: mayWrite ? row.url : null, eventCount }
}

export function createCalendarSubscription(
  _: unknown,
  { locationId: text, subscription }: NewSubscription,
  context: RequestContext,
) {
  const locationId = inputId(text, 'locationId')
  requireWriter(context, locationId, subscription)
  const values = readInput(subscription, context)
  return context.app.changes.write(async (tx) => {
    await timeZoneOf(tx, locationId)
    await lock(tx, listOf(locationId))
    const ofLocation = eq(calendarSubscriptions.locationId, locationId)
    if ((await tx.$count(calendarSubscriptions, ofLocation)) >= CALENDAR_LIMITS.subscriptions)
      throw new ApiError(
        'LIMIT_EXCEEDED',
        refusalFor('manyCalendars', { most: CALENDAR_LIMITS.subscriptions }),
      )
    await checkUnused(tx, { locationId, url: values.url })
    const [row] = await tx
      .insert(calendarSubscriptions)
      .values({ ...values, locationId })
      .returning()
    if (!row) throw new Error(`The subscription '${values.name}' was not written`)
    if (!row.isPaused) await planCheck(tx, row.id, row.nextAt)
    await emitChange(tx, row, { by: context, action: 'createCalendarSubscription' })
    return nodeOf(tx, row)
  })
}

export function updateCalendarSubscription(
  _: unknown,
  { id, subscription, expectedVersion }: ChangedSubscription,
  context: RequestContext,
) {
  requireSignIn(context.principal)
  return context.app.changes.write(async (tx) => {
    const before = await lockWritable(tx, id, context)
    requireWriter(context, before.locationId, subscription)
    const values = readInput(subscription, context)
    checkVersion(before, expectedVersion)
    await lock(tx, listOf(before.locationId))
    const { locationId } = before
    const isElsewhere = values.url !== before.url
    if (isElsewhere) await checkUnused(tx, { locationId, url: values.url })
    const [row] = await tx
      .update(calendarSubscriptions)
      .set({
        ...values,
        ...{ version: before.version + 1, problem: null, statusCode: null },
        ...{ failures: 0, failingSince: null },
        // A new address invalidates the validators and the report.
        ...(isElsewhere && { etag: null, lastModified: null, report: null }),
        readAt: null,
      })
      .where(eq(calendarSubscriptions.id, before.id))
      .returning()
    if (!row) throw new Error(`The subscription ${before.id} was locked and is gone`)
    if (!row.isPaused) await planCheck(tx, row.id, row.nextAt)
    await emitChange(tx, row, { by: context, action: 'updateCalendarSubscription' })
    return nodeOf(tx, row)
  })
}

/** Schedules a check as soon as possible. Several requests at the same time cause one check. */
export function checkCalendarSubscription(
  _: unknown,
  { id }: { readonly id: string },
  context: RequestContext,
) {
  requireSignIn(context.principal)
  return context.app.changes.write(async (tx) => {
    const row = await lockWritable(tx, id, context)
    const now = context.app.clock()
    const isRecent = row.checkedAt !== null && now.getTime() - row.checkedAt.getTime() < MIN_WAIT_MS
    if (row.isPaused || row.nextAt <= now || isRecent) return nodeOf(tx, row)
    const [after] = await tx
      .update(calendarSubscriptions)
      // Reads the whole calendar again, even if its server reports no change.
      .set({ nextAt: now, readAt: null })
      .where(eq(calendarSubscriptions.id, row.id))
      .returning()
    await planCheck(tx, row.id, now)
    return nodeOf(tx, after ?? row)
  })
}

/** Deletes a subscription; returns how many events were moved to the trash. */
export function deleteCalendarSubscription(
  _: unknown,
  { id, withEvents, expectedVersion }: DeletedSubscription,
  context: RequestContext,
): Promise<number> {
  requireSignIn(context.principal)
  return context.app.changes.write(async (tx) => {
    const row = await lockWritable(tx, id, context)
    checkVersion(row, expectedVersion)
    const deleted = withEvents ? await deleteEvents({ tx, context }, row) : 0
    await tx.delete(calendarSubscriptions).where(eq(calendarSubscriptions.id, row.id))
    await emitChange(tx, row, { by: context, action: 'deleteCalendarSubscription' })
    return deleted
  })
}

function resourceAt(locationId: number, isPublic = false) {
  return resourceOf(event.writer, { locationId }, isPublic)
}

/** Requires write access; if events are shown immediately, also permission to publish them. */
function requireWriter(
  { principal }: RequestContext,
  locationId: number,
  { isPublic }: Pick<SubscriptionInput, 'isPublic'>,
): void {
  const action = isPublic ? 'saveLive' : 'create'
  if (can(requireSignIn(principal), action, resourceAt(locationId, isPublic))) return
  throw new ApiError('FORBIDDEN', refusalFor(isPublic ? 'calendarByPublishers' : 'nothingHere'))
}

/** Reads and locks a subscription that the caller may change. */
async function lockWritable(tx: Orm, text: string, context: RequestContext): Promise<Subscription> {
  const id = idOf(text)
  const row = id === null ? undefined : await lockSubscription(tx, id)
  if (!row || !can(context.principal, 'readDraft', resourceAt(row.locationId)))
    throw notFound('calendar subscription')
  requireWriter(context, row.locationId, row)
  return row
}

function readInput(input: SubscriptionInput, { principal, app }: RequestContext) {
  const { name, isPublic, isPaused, intervalHours } = input
  const url = calendarAddress(input.url)
  if (!CALENDAR_INTERVALS.some((hours) => hours === intervalHours))
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms(`Pass an interval of ${CALENDAR_INTERVALS.join(', ')} hours.`),
    )
  const { id: createdBy, name: createdByName } = requireSignIn(principal)
  const now = app.clock()
  return {
    ...{ name: name.trim() || new URL(url).hostname, url, isPublic, isPaused, intervalHours },
    ...{ createdBy, createdByName, changedAt: now, nextAt: now },
  }
}

function checkVersion({ version }: Subscription, expected: number): void {
  if (version !== expected) throw new ApiError('CONFLICT', refusalFor('newerCalendar'))
}

function listOf(locationId: number): string {
  return `calendars ${locationId}`
}

async function checkUnused(
  tx: Orm,
  { locationId, url }: { readonly locationId: number; readonly url: string },
): Promise<void> {
  const isSame = and(
    ...[eq(calendarSubscriptions.locationId, locationId), eq(calendarSubscriptions.url, url)],
  )
  if ((await tx.$count(calendarSubscriptions, isSame)) > 0)
    throw new ApiError('CONFLICT', refusalFor('sameCalendar'))
}
