import { eq } from 'drizzle-orm'
import {
  CALENDAR_LIMITS,
  type CalendarNote,
  type CalendarReport,
} from '#schema/api/calendar-subscriptions'
import { lock } from '../../database/locks'
import { importedRecords } from '../../database/tables'
import { ApiError } from '../../http/errors/api-error'
import { storedError, storedRefusal } from '../../http/errors/refusal-text'
import { setStatusesInside } from '../../records/set-status'
import type { ImportRow } from '../import-row'
import type { CalendarRows } from '../read-calendar'
import { isChanged } from './compare-fields'
import { followEvent } from './follow-event'
import {
  eventsToCome,
  KIND,
  type KnownEvent,
  knownEvents,
  type SyncRun,
  storedValues,
  writer,
} from './sync-run'

/** Maximum number of events written per transaction. */
const MAX_WRITES = 100

/** Adds, updates and removes events of a location to match a calendar. Refused events are reported and don’t stop the others. */
export async function syncEvents(
  sync: Omit<SyncRun, 'counts' | 'note'>,
  calendar: CalendarRows,
): Promise<CalendarReport> {
  const { rows, skipped } = calendar
  const { report: earlier } = sync.subscription
  const notes: CalendarNote[] = []
  const counts = { added: 0, changed: 0, removed: 0, unchanged: 0 }
  const run: SyncRun = {
    ...{ ...sync, counts },
    note: (reason, title, more = {}) =>
      notes.push({ reason, title, recordId: null, fields: [], problem: null, ...more }),
  }
  // Serializes with imports of files, which then find these events.
  await lock(sync.tx, `import ${KIND} ${sync.subscription.locationId}`)
  const first = rows.toSorted(byStart).slice(0, CALENDAR_LIMITS.events)
  const known = await knownEvents(run, first)
  for (const row of first) {
    if (counts.added + counts.changed >= MAX_WRITES)
      return addEarlierCounts({ ...counts, notes: [], moreNotes: 0, isPartial: true }, earlier)
    await followEvent(run, row, known.get(row.key ?? ''))
  }
  if (rows.length > first.length) run.note('TOO_MANY', String(rows.length))
  for (const { known: event, title } of await eventsToCome(run))
    if (isMissing(event, calendar)) await removeEvent(run, event, title)
  for (const { title, problem, isOff } of skipped)
    if (!isOff) run.note('LEFT_OUT', title, { problem: storedRefusal(problem) })
  const shown = notes.slice(0, CALENDAR_LIMITS.notes)
  return addEarlierCounts(
    { ...counts, notes: shown, moreNotes: notes.length - shown.length },
    earlier,
  )
}

/** Adds the counts of earlier partial runs, whose events this run counted as unchanged. */
function addEarlierCounts(report: CalendarReport, earlier: CalendarReport | null): CalendarReport {
  if (!earlier?.isPartial) return report
  const { added, changed } = earlier
  return {
    ...report,
    ...{ added: report.added + added, changed: report.changed + changed },
    unchanged: Math.max(0, report.unchanged - added - changed),
  }
}

/** Compares start times, which are local times as text. */
function byStart(a: ImportRow, b: ImportRow): number {
  return String(a.values.startsAt) < String(b.values.startsAt) ? -1 : 1
}

/** Returns whether an event is no longer in the calendar. Events with unreadable entries are not missing. */
function isMissing({ key }: KnownEvent, { rows, skipped }: CalendarRows): boolean {
  if (rows.some((row) => row.key === key)) return false
  return !skipped.some(({ uid, isOff }) => !isOff && (key === uid || key.startsWith(`${uid} `)))
}

async function removeEvent(run: SyncRun, event: KnownEvent, title: string): Promise<void> {
  const { tx, note, counts } = run
  const stored = await writer.find(tx, event.recordId)
  if (!stored) return
  const { written } = event
  const recordId = String(stored.id)
  const current = await storedValues(run, stored, written ?? {})
  if (isChanged({ written, current })) return note('STAYS', title, { recordId })
  const [result] = await setStatusesInside(run, writer, {
    ...{ status: 'DELETED', records: [{ id: recordId, expectedVersion: stored.version }] },
  })
  if (result instanceof ApiError)
    return note('NOT_ALLOWED', title, { recordId, problem: storedError(result) })
  // Deletes the import key, so that the event is added again if it returns.
  await tx.delete(importedRecords).where(eq(importedRecords.id, event.id))
  counts.removed += 1
}
