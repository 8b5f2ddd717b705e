import { and, eq } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { localTime, momentOf } from '#schema/entities/local-time'
import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { dayAfter } from '#schema/entities/special-days'
import { navigationKey } from '#schema/records/navigation/navigation-key'
import type { Orm } from '../database/orm'
import { documents, navigations } from '../database/tables'
import { statusInside } from '../documents/change-status'
import { documentFor, requireSignIn } from '../documents/document-row'
import { isPublicPage } from '../documents/publications/published-revision'
import { published } from '../documents/publish'
import { timeZoneOf } from '../documents/schedule/plan-step'
import { unpublishTexts } from '../documents/unpublish'
import { emit } from '../events/emit'
import { ApiError } from '../http/errors/api-error'
import { enqueue } from '../jobs/enqueue'
import { KIT } from '../jobs/scheduled-jobs'
import type { Principal } from '../people/access/principal'
import { locationWriter } from '../records/location/location.writer'
import { navigationWriter } from '../records/navigation/navigation.adapter'
import { type SavingContext, saveInside } from '../records/save-record'
import { setStatusesInside } from '../records/set-status'
import { fillBlanks, mapTextsOf } from './blanks'
import { emptyBlanks, kindOfKit, readDrafts } from './kit-drafts'
import { changeKitRow, type Kit, type KitRow, lastDayOf } from './kit-rows'

/** Kinds that are hidden after the last day. Events are over by then, and galleries stay. */
const ENDS_WITH_KIT: ReadonlySet<string> = new Set(['announcement'])

interface KitContext {
  readonly tx: Orm
  readonly context: SavingContext
}

/** Throws an error that lists the empty blanks of a kit, if any. */
export async function refuseBlanks(tx: Orm, kit: Kit, row: KitRow): Promise<void> {
  const empty = emptyBlanks(kit, row, await readDrafts(tx, row))
  if (empty.length === 0) return
  const blanks = empty.map((blank) => `“${blank}”`).join(', ')
  throw new ApiError('BAD_USER_INPUT', refusalFor('kitBlanks', { count: empty.length, blanks }))
}

/** Returns the end of a kit’s last day at a location; `null` if it has none. */
export function endOf(kit: Kit, timeZone: string): Date | null {
  const day = lastDayOf(kit)
  return day === '' ? null : momentOf(`${dayAfter(day, 1)}T00:00`, timeZone)
}

/** Publishes a location’s page, records, days and navigation entry of a kit, in the transaction that holds its row. */
export async function publishAt(kitContext: KitContext, kit: Kit, row: KitRow): Promise<void> {
  const { tx, context } = kitContext
  const principal = requireSignIn(context.principal)
  if (row.publishedAt !== null)
    throw new ApiError('INVALID_TRANSITION', refusalFor('kitPublished'), { allowed: [] })
  await refuseBlanks(tx, kit, row)
  const timeZone = await timeZoneOf(tx, row.locationId)
  const end = endOf(kit, timeZone)
  if (end && end <= context.app.clock())
    throw new ApiError('INVALID_TRANSITION', refusalFor('kitOver'), { allowed: [] })
  const days = filledDays(kit, row)
  // Locks the location before rows that refer to it, to prevent a deadlock between two kits of one location.
  if (days.length > 0) await locationWriter.find(tx, row.locationId)
  if (row.documentId !== null) await publishPage(kitContext, principal, row.documentId)
  for (const draft of row.drafts) await showRecord(kitContext, draft, 'ACTIVE')
  if (days.length > 0) await changeDays(kitContext, row.locationId, (known) => [...known, ...days])
  await addEntry(kitContext, kit, row)
  await changeKitRow(tx, row, {
    ...{ days, publishedAt: new Date(), publishAt: null, problem: null },
    ...{ createdBy: principal.id, createdByName: principal.name },
  })
  if (end) await enqueue(tx, { kind: KIT, payload: { ...keyOf(row), step: 'end' }, runAt: end })
  await emitChange(kitContext, row, 'publishKit')
}

/** Ends a location’s kit: removes its parts except events and galleries; unpublishes the page if the kit says so. */
export async function endAt(kitContext: KitContext, kit: Kit, row: KitRow): Promise<void> {
  const { tx } = kitContext
  const { documentId } = row
  if (row.publishedAt !== null) {
    const added = new Set(row.days.map(sameDay))
    if (row.days.length > 0)
      await changeDays(kitContext, row.locationId, (known) =>
        known.filter((day) => !added.has(sameDay(day))),
      )
    for (const draft of row.drafts)
      if (ENDS_WITH_KIT.has(draft.kind)) await showRecord(kitContext, draft, 'INACTIVE')
    await changeNavigation(kitContext, row.locationId, (entries) =>
      entries.filter(
        ({ entryId, link }) =>
          entryId !== entryIdOf(kit) && (documentId === null || link?.pageId !== documentId),
      ),
    )
    if (documentId !== null && kit.values.unpublishes) await unpublishPage(kitContext, documentId)
  }
  await changeKitRow(tx, row, { endedAt: new Date(), publishAt: null, problem: null })
  await emitChange(kitContext, row, 'endKit')
}

function keyOf({ kitId, locationId }: KitRow) {
  return { kitId, locationId }
}

export async function emitChange(
  { tx, context }: KitContext,
  { kitId, locationId }: KitRow,
  action: string,
): Promise<void> {
  await emit(tx, { type: 'kit.changed', by: context, id: kitId, action, locationId })
}

async function publishPage({ tx, context }: KitContext, principal: Principal, id: number) {
  const document = await documentFor(tx, principal, 'publish', id)
  await statusInside({ tx, context }, document, {
    action: 'publish',
    decide: () => published({ tx, principal }, document, { step: 'publish' }),
  })
}

/** Unpublishes the page of a kit, unless it was already unpublished or removed. */
async function unpublishPage({ tx, context }: KitContext, id: number): Promise<void> {
  const document = await documentFor(tx, requireSignIn(context.principal), 'unpublish', id)
  if (document.publishedVersion === null || document.recordStatus !== 'ACTIVE') return
  await statusInside({ tx, context }, document, {
    action: 'unpublish',
    decide: () => unpublishTexts(tx, document, { language: undefined, locationId: undefined }),
  })
}

/** Shows a record, unless it is already shown. */
async function showRecord(
  { tx, context }: KitContext,
  { kind, id }: KitRow['drafts'][number],
  status: 'ACTIVE' | 'INACTIVE',
): Promise<void> {
  const { writer } = kindOfKit(kind)
  const row = await writer.find(tx, id)
  if (!row || writer.status?.of(row) === status) return
  const records = [{ id: String(id), expectedVersion: row.version }]
  const [result] = await setStatusesInside({ tx, context }, writer, { status, records })
  if (result instanceof ApiError) throw result
}

type Days = KitRow['days']

/**
 * Returns a key that identifies a day after it was stored and read again. Includes the hours: a day whose hours the location
 * changed belongs to the location.
 */
function sameDay({ name, date, until, times }: Days[number]): string {
  return JSON.stringify([name, date, until, times])
}

function filledDays(kit: Kit, { answers }: KitRow): Days {
  const fill = fillBlanks(answers)
  const { of } = locationWriter.definition.fields.specialDays
  return kit.values.specialDays.map((day) => mapTextsOf(of, day, fill))
}

async function changeDays(
  { tx, context }: KitContext,
  locationId: number,
  change: (days: Days) => Days,
): Promise<void> {
  const row = await locationWriter.find(tx, locationId)
  if (!row) throw new Error(`Location ${locationId} has a kit and is gone`)
  const { specialDays } = await locationWriter.valuesOf(tx, row, row.timeZone)
  const changed = change(specialDays)
  if (changed.length === specialDays.length) return
  const saving = { id: String(locationId), expectedVersion: row.version }
  await saveInside({ tx, context }, locationWriter, {
    ...saving,
    input: { specialDays: changed },
  })
}

interface Entry {
  readonly entryId?: string | undefined
  readonly label: string
  readonly level: number | null
  readonly link: { readonly pageId?: number | null } | null
}

/** Returns the id of a kit’s navigation entry, by which the end finds it wherever a location has put it. */
function entryIdOf({ id }: Kit): string {
  return `kit-${id}`
}

async function addEntry(kitContext: KitContext, kit: Kit, row: KitRow): Promise<void> {
  const label = fillBlanks(row.answers)(kit.values.menuLabel, false).trim()
  const pageId = row.documentId ?? (await networkPageOf(kitContext.tx, kit, row))
  if (label === '' || pageId === null) return
  const entry = { entryId: entryIdOf(kit), label, link: { pageId }, level: 0 }
  await changeNavigation(kitContext, row.locationId, (entries) => [...entries, entry])
}

/** Returns the page that the default location shows: the kit’s own, if the network has published it. */
async function networkPageOf(tx: Orm, { values }: Kit, row: KitRow): Promise<number | null> {
  if (row.locationId !== DEFAULT_LOCATION_ID || values.page === null) return null
  const [page] = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.id, values.page), isPublicPage))
  return page?.id ?? null
}

/** Changes the location’s own navigation entries in the default language, which follow those of the network. */
async function changeNavigation(
  { tx, context }: KitContext,
  locationId: number,
  change: (entries: readonly Entry[]) => readonly Entry[],
): Promise<void> {
  // The default location’s own entries are beside the network’s navigation.
  const onlyHere = locationId === DEFAULT_LOCATION_ID
  const slug = navigationKey(locationId, DEFAULT_LANGUAGE, onlyHere)
  const [found] = await tx
    .select({ id: navigations.id, status: navigations.recordStatus })
    .from(navigations)
    .where(eq(navigations.slug, slug))
  const row = found && (await navigationWriter.find(tx, found.id))
  const timeZone = await timeZoneOf(tx, locationId)
  const values = row && (await navigationWriter.valuesOf(tx, row, timeZone))
  // The values match the declaration.
  const entries = (values?.entries ?? []) as readonly Entry[]
  const changed = change(entries)
  if (changed.length === entries.length) return
  const input = row
    ? { entries: changed }
    : { locationId: String(locationId), language: DEFAULT_LANGUAGE, onlyHere, entries: changed }
  const saving = row ? { id: String(row.id), expectedVersion: row.version } : {}
  await saveInside({ tx, context }, navigationWriter, { ...saving, input })
}

/** Formats a moment as local time of a location, as used in forms. */
export function localMoment(moment: Date, timeZone: string): string {
  return localTime(moment.toISOString(), timeZone)
}
