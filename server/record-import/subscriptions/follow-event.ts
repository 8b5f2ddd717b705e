import { eq, sql } from 'drizzle-orm'
import type { Fields } from '#schema/fields'
import { defaultsOf } from '#schema/fields/read'
import type { Orm } from '../../database/orm'
import { importedRecords } from '../../database/tables'
import { ApiError } from '../../http/errors/api-error'
import { storedError } from '../../http/errors/refusal-text'
import { saveInside } from '../../records/save-record'
import type { ImportRow } from '../import-row'
import { compareFields, type Values } from './compare-fields'
import { digestOf, KIND, type KnownEvent, type SyncRun, storedValues, writer } from './sync-run'

interface Incoming {
  readonly row: ImportRow
  readonly values: Values
  readonly digest: string
}

/** Typed by name, because the calendar determines the fields at run time. */
const FIELDS: Fields = writer.definition.fields
/** Fields that a calendar may set and later omit. */
const OPTIONAL = ['rsvpUrl', 'category']

/** Adds an event of a calendar or updates the existing one. Reports values that the rules refuse. */
export async function followEvent(
  run: SyncRun,
  row: ImportRow,
  before: KnownEvent | undefined,
): Promise<void> {
  const { subscription, counts, note } = run
  const values = { ...emptyValues(before?.written ?? null), ...row.values }
  const digest = digestOf(values)
  // An event imported from a file is adopted, but not one of another calendar.
  if (before && (before.subscriptionId ?? subscription.id) !== subscription.id)
    return note('OTHER_CALENDAR', row.title)
  if (before?.subscriptionId === subscription.id && before.digest === digest) {
    counts.unchanged += 1
    return noteKept(run, before, row.title)
  }
  const incoming = { row, values, digest }
  try {
    await runInSavepoint(run.tx, () =>
      before ? change(run, before, incoming) : add(run, incoming),
    )
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const recordId = before ? String(before.recordId) : null
    const reason = error.code === 'FORBIDDEN' ? 'NOT_ALLOWED' : 'REFUSED'
    note(reason, row.title, { recordId, problem: storedError(error) })
  }
}

async function add(run: SyncRun, { row, values, digest }: Incoming): Promise<void> {
  const { tx, subscription, now, counts } = run
  const { locationId, id: subscriptionId } = subscription
  const recordStatus = subscription.isPublic ? 'ACTIVE' : 'INACTIVE'
  const input = { recordStatus, ...values, locationId: String(locationId) }
  const saved = await saveInside(run, writer, { input })
  const written = await storedValues(run, saved, values)
  await tx.insert(importedRecords).values({
    ...{ kind: KIND, locationId, key: row.key ?? '', recordId: saved.id, digest },
    ...{ importedAt: now, subscriptionId, written },
  })
  counts.added += 1
}

async function change(
  run: SyncRun,
  before: KnownEvent,
  { row, values, digest }: Incoming,
): Promise<void> {
  const stored = await writer.find(run.tx, before.recordId)
  const status = stored && writer.statusOf(stored)
  if (!stored || status === 'DELETED' || status === 'ARCHIVED') {
    await remember(run, before, { digest, written: before.written, keptFields: null })
    return run.note('DELETED_HERE', row.title)
  }
  const current = await storedValues(run, stored, values)
  const { input, kept } = compareFields({ theirs: values, written: before.written, current })
  const isNew = Object.keys(input).length > 0
  const args = { id: String(stored.id), input, expectedVersion: stored.version }
  const saved = isNew ? await saveInside(run, writer, args) : stored
  const after = isNew ? await storedValues(run, saved, values) : current
  // Keeps the calendar’s previous values of locally changed fields, so that the next comparison detects the changes again.
  const ours = Object.fromEntries(kept.map((name) => [name, before.written?.[name]]))
  const keptFields = kept.length > 0 ? kept : null
  await remember(run, before, { digest, written: { ...after, ...ours }, keptFields })
  run.counts[isNew ? 'changed' : 'unchanged'] += 1
  noteKept(run, { ...before, keptFields }, row.title)
}

function noteKept({ note }: SyncRun, { keptFields, recordId }: KnownEvent, title: string): void {
  if (keptFields === null) return
  note('CHANGED_HERE', title, { recordId: String(recordId), fields: keptFields })
}

async function remember(
  { tx, now, subscription }: SyncRun,
  { id }: KnownEvent,
  to: Pick<KnownEvent, 'digest' | 'written' | 'keptFields'>,
): Promise<void> {
  await tx
    .update(importedRecords)
    .set({ ...to, importedAt: now, subscriptionId: subscription.id })
    .where(eq(importedRecords.id, id))
}

/** Rolls back only the writes of a refused change. */
async function runInSavepoint(tx: Orm, work: () => Promise<void>): Promise<void> {
  await tx.execute(sql`savepoint calendar_event`)
  try {
    await work()
    await tx.execute(sql`release savepoint calendar_event`)
  } catch (error) {
    if (error instanceof ApiError) await tx.execute(sql`rollback to savepoint calendar_event`)
    throw error
  }
}

/** Returns empty values for optional fields that the calendar has set before. */
function emptyValues(written: Values | null): Values {
  const defaults: Values = defaultsOf(FIELDS)
  const names = OPTIONAL.filter((name) => written !== null && Object.hasOwn(written, name))
  return Object.fromEntries(names.map((name) => [name, defaults[name]]))
}
