import { createHash } from 'node:crypto'
import { and, eq, gt, inArray, or } from 'drizzle-orm'
import type { CalendarNote, CalendarNoteReason } from '#schema/api/calendar-subscriptions'
import type { Orm } from '../../database/orm'
import { events, importedRecords } from '../../database/tables'
import event from '../../records/event/event.adapter'
import type { SavingContext } from '../../records/save-record'
import type { ImportRow } from '../import-row'
import type { Values } from './compare-fields'
import type { Subscription } from './subscription-rows'

export type KnownEvent = typeof importedRecords.$inferSelect

/** One synchronization of a calendar with the events of its location. */
export interface SyncRun {
  readonly tx: Orm
  readonly context: SavingContext
  readonly subscription: Subscription
  readonly timeZone: string
  readonly now: Date
  readonly counts: Record<'added' | 'changed' | 'removed' | 'unchanged', number>
  note(reason: CalendarNoteReason, title: string, more?: Partial<CalendarNote>): void
}

export const { writer } = event
export const KIND = writer.definition.kind

type EventRow = Parameters<typeof writer.valuesOf>[1]

/** Reads the current values of the named fields of an event. */
export async function storedValues(
  { tx, timeZone }: Pick<SyncRun, 'tx' | 'timeZone'>,
  row: EventRow,
  named: Values,
): Promise<Values> {
  const all: Values = await writer.valuesOf(tx, row, timeZone)
  return Object.fromEntries(Object.keys(named).map((name) => [name, all[name]]))
}

export async function knownEvents(
  { tx, subscription: { locationId } }: SyncRun,
  rows: readonly ImportRow[],
): Promise<ReadonlyMap<string, KnownEvent>> {
  const keys = rows.flatMap(({ key }) => key ?? [])
  if (keys.length === 0) return new Map()
  const ofLocation = eq(importedRecords.locationId, locationId)
  const found = await tx
    .select()
    .from(importedRecords)
    .where(and(eq(importedRecords.kind, KIND), ofLocation, inArray(importedRecords.key, keys)))
  return new Map(found.map((row) => [row.key, row]))
}

/** Selects the upcoming events of a subscription. */
export function eventsToCome({ tx, subscription, now }: SyncRun) {
  return tx
    .select({ known: importedRecords, title: events.title })
    .from(importedRecords)
    .innerJoin(events, eq(events.id, importedRecords.recordId))
    .where(
      and(
        ...[eq(importedRecords.subscriptionId, subscription.id), eq(importedRecords.kind, KIND)],
        inArray(events.recordStatus, ['ACTIVE', 'INACTIVE']),
        or(gt(events.startsAt, now), gt(events.endsAt, now)),
      ),
    )
    .orderBy(events.id)
}

export function digestOf(values: Values): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url')
}
