import { and, eq, inArray, ne, or } from 'drizzle-orm'
import { DEFAULT_LOCATION_ID } from '#schema/entities/place'
import type { Orm } from '../database/orm'
import { assignments, documents, kitLocations, locations, topicItems } from '../database/tables'
import type { ArchivedKind } from './archived-kinds'
import { ArchiveProblem } from './bag/archive-problem'
import { columnOf, readRecordLines } from './record-lines'

/** The scope of an archive: the whole network, a location by slug, or a page by id. */
export type ArchiveScope =
  | { readonly of: 'network' }
  | { readonly of: 'location'; readonly location: string }
  | { readonly of: 'page'; readonly page: number }

/** The ids of each kind in an archive; `null` for all. */
export type Selection = ReadonlyMap<string, ReadonlySet<number>> | null

/** Records read at once while determining the scope. */
const BATCH_SIZE = 100

interface ScopeContext {
  readonly tx: Orm
  readonly kinds: ReadonlyMap<string, ArchivedKind>
}

/**
 * Determines the records of a scope and their dependencies: its topics, and the pictures and records they refer to, recursively.
 * Other pages, and content of other locations, are not followed: they are listed as outside.
 */
export async function selectScope(
  choosing: ScopeContext,
  scope: ArchiveScope,
  withPeople = false,
): Promise<Selection> {
  if (scope.of === 'network') return null
  const first =
    scope.of === 'page'
      ? await pageOf(choosing.tx, scope.page)
      : await recordsOfLocation(choosing, scope.location, withPeople)
  await addOfPages(choosing, first)
  return addRequiredRecords(choosing, first)
}

type Ids = Map<string, Set<number>>

async function pageOf(tx: Orm, id: number): Promise<Ids> {
  const [page] = await tx
    .select({ id: documents.id, topicId: documents.topicId })
    .from(documents)
    .where(and(eq(documents.id, id), ne(documents.recordStatus, 'DELETED')))
  if (!page) throw new ArchiveProblem(`There is no page ${id}.`)
  return new Map([
    ['document', new Set([page.id])],
    ['topic', new Set([page.topicId])],
  ])
}

/** Adds the records that belong to a page: its comments. */
async function addOfPages({ tx, kinds }: ScopeContext, found: Ids): Promise<void> {
  const pages = [...(found.get('document') ?? [])]
  if (pages.length === 0) return
  for (const { kind, table, id, codecs } of kinds.values()) {
    if (codecs.documentId?.foreign !== 'document') continue
    const rows = await tx
      .select({ id })
      .from(table)
      .where(inArray(columnOf(table, 'documentId'), pages))
    found.set(kind, new Set(rows.map((row) => Number(row.id))))
  }
}

/** Returns the id of a location by its site address. */
export async function locationOf(tx: Orm, slug: string): Promise<number> {
  const [location] = await tx
    .select({ id: locations.id })
    .from(locations)
    .where(eq(locations.slug, slug))
  if (!location) throw new ArchiveProblem(`No location has the site address “${slug}”.`)
  return location.id
}

async function recordsOfLocation(
  { tx, kinds }: ScopeContext,
  slug: string,
  withPeople: boolean,
): Promise<Ids> {
  const location = await locationOf(tx, slug)
  const found: Ids = new Map([['location', new Set([location])]])
  for (const { kind, table, id, codecs } of kinds.values()) {
    if (!('locationId' in codecs)) continue
    const rows = await tx
      .select({ id })
      .from(table)
      .where(eq(columnOf(table, 'locationId'), location))
    found.set(kind, new Set(rows.map((row) => Number(row.id))))
  }
  found.set('topic', await topicsOf(tx, location))
  found.set('kit', await kitsAt(tx, location))
  if (withPeople) found.set('permissionSet', await permissionSetsAt(tx, location))
  return found
}

/** Returns the kits that a location has received. */
async function kitsAt(tx: Orm, locationId: number): Promise<Set<number>> {
  const rows = await tx
    .select({ id: kitLocations.kitId })
    .from(kitLocations)
    .where(eq(kitLocations.locationId, locationId))
  return new Set(rows.map(({ id }) => id))
}

/** Returns the permission sets that people have at a location. */
async function permissionSetsAt(tx: Orm, locationId: number): Promise<Set<number>> {
  const rows = await tx
    .selectDistinct({ id: assignments.permissionSetId })
    .from(assignments)
    .where(eq(assignments.locationId, locationId))
  return new Set(rows.flatMap(({ id }) => id ?? []))
}

/** Returns the topics of its pages, and those with a text of the location. */
async function topicsOf(tx: Orm, locationId: number): Promise<Set<number>> {
  const pages = tx
    .select({ id: documents.topicId })
    .from(documents)
    .where(eq(documents.locationId, locationId))
  const isDefault = locationId === DEFAULT_LOCATION_ID
  const rows = await tx
    .selectDistinct({ id: topicItems.topicId })
    .from(topicItems)
    .where(
      or(
        inArray(topicItems.topicId, pages),
        isDefault ? undefined : eq(topicItems.locationId, locationId),
      ),
    )
  const own = await pages
  return new Set([...rows, ...own].map(({ id }) => id))
}

async function addRequiredRecords({ tx, kinds }: ScopeContext, first: Ids): Promise<Selection> {
  const selected: Ids = new Map()
  let waiting = first
  while (waiting.size > 0) {
    const named: Ids = new Map()
    const keys = new Map<string, Set<string>>()
    const note = (kind: string, id: number) => {
      // Linked pages are left out, because this page can be shown without them.
      if (kind !== 'document' && !selected.get(kind)?.has(id)) added(named, kind, id)
      return id
    }
    for (const [kind, ids] of waiting) for (const id of ids) added(selected, kind, id)
    const mapping = {
      number: note,
      named: (kind: string, key: string) => added(keys, kind, key),
      cleans: false,
    }
    for (const [kind, ids] of waiting)
      await readAll(kinds.get(kind), [...ids], { orm: tx, mapping })
    for (const [kind, slugs] of keys)
      for (const id of await idsOfSlugs(tx, kinds.get(kind), [...slugs])) added(named, kind, id)
    waiting = withoutKnown(named, selected)
  }
  return selected
}

async function readAll(
  kind: ArchivedKind | undefined,
  ids: readonly number[],
  reading: Parameters<typeof readRecordLines>[0],
): Promise<void> {
  if (!kind) return
  for (let at = 0; at < ids.length; at += BATCH_SIZE)
    await readRecordLines(reading, kind, ids.slice(at, at + BATCH_SIZE))
}

function withoutKnown(named: Ids, selected: Ids): Ids {
  const entries = [...named].map(
    ([kind, ids]) =>
      [kind, new Set([...ids].filter((id) => id > 0 && !selected.get(kind)?.has(id)))] as const,
  )
  return new Map(entries.filter(([, ids]) => ids.size > 0))
}

/** Finds the ids of records that fields refer to by slug. */
async function idsOfSlugs(
  tx: Orm,
  kind: ArchivedKind | undefined,
  slugs: readonly string[],
): Promise<readonly number[]> {
  if (!kind || !('slug' in kind.codecs)) return []
  const rows = await tx
    .select({ id: kind.id })
    .from(kind.table)
    .where(inArray(columnOf(kind.table, 'slug'), [...slugs]))
  return rows.map(({ id }) => Number(id))
}

function added<Value>(found: Map<string, Set<Value>>, kind: string, value: Value): void {
  const known = found.get(kind)
  if (known) known.add(value)
  else found.set(kind, new Set([value]))
}
