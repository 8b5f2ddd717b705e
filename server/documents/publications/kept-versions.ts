import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Orm } from '../../database/orm'
import { detachedPages, documents, keptPages, pageRollouts, revisions } from '../../database/tables'
import type { PublishedState } from '../../database/tables/page-rollouts'
import { isAt, type Publication } from './publications'
import { type PageHead, parseItems, type StoredItem } from './revision-items'

/** SQL condition that any location keeps an earlier version of a document; if not, kept versions aren't read. */
export const isKeptAnywhere = sql<boolean>`(
  exists (select 1 from ${keptPages} where ${keptPages.documentId} = ${documents.id})
  or exists (
    select 1 from ${detachedPages}
    where ${detachedPages.documentId} = ${documents.id} and ${detachedPages.attachedAt} is null
  )
)`

/** An earlier version of a page's texts, shown by a location instead of the published one. */
export interface KeptVersion {
  readonly state: PublishedState
  /** True if the location has detached the page: neither waves nor publications end this. */
  readonly isDetached: boolean
  readonly head: PageHead
  readonly items: readonly StoredItem[]
}

/** The versions that locations kept instead of the published ones, by document and location; of all locations when none are given. */
export async function readKeptVersions(
  orm: Orm,
  documentIds: readonly number[],
  locationId?: number,
): Promise<ReadonlyMap<number, ReadonlyMap<number, KeptVersion>>> {
  if (documentIds.length === 0) return new Map()
  const rows = await selectKept(orm, documentIds, locationId)
  if (rows.length === 0) return new Map()
  const states = new Map(rows.map((row) => [keyOf(row), row]))
  const versions = new Map(
    await Promise.all(
      [...states].map(async ([key, { documentId, state, isDetached }]) => {
        const kept = await versionOfState(orm, documentId, state)
        return [key, { state, isDetached, ...kept }] as const
      }),
    ),
  )
  const found = new Map<number, Map<number, KeptVersion>>()
  // A location that has detached the page shows that version, whatever else is kept for it.
  for (const row of rows.toSorted((a, b) => Number(a.isDetached) - Number(b.isDetached))) {
    const version = versions.get(keyOf(row))
    const byLocation = found.get(row.documentId) ?? new Map<number, KeptVersion>()
    if (version) found.set(row.documentId, byLocation.set(row.locationId, version))
  }
  return found
}

/** Returns the key of a version; all locations that keep the same version share one object. */
function keyOf({ documentId, state, isDetached }: Awaited<ReturnType<typeof selectKept>>[number]) {
  return `${documentId} ${isDetached} ${JSON.stringify(state)}`
}

function selectKept(orm: Orm, documentIds: readonly number[], locationId: number | undefined) {
  const at = ({ documentId, locationId: place }: typeof detachedPages | typeof keptPages) =>
    and(
      inArray(documentId, [...documentIds]),
      locationId === undefined ? undefined : eq(place, locationId),
    )
  return unionAll(
    orm
      .select({
        documentId: keptPages.documentId,
        locationId: keptPages.locationId,
        state: pageRollouts.before,
        isDetached: sql<boolean>`false`,
      })
      .from(keptPages)
      .innerJoin(pageRollouts, eq(pageRollouts.id, keptPages.shownBefore))
      .where(at(keptPages)),
    orm
      .select({
        documentId: detachedPages.documentId,
        locationId: detachedPages.locationId,
        state: detachedPages.state,
        isDetached: sql<boolean>`true`,
      })
      .from(detachedPages)
      .where(and(at(detachedPages), isNull(detachedPages.attachedAt))),
  )
}

/** Returns the published state of a document, as revisions. */
export function publishedState(
  {
    publishedVersion,
    version,
  }: Pick<typeof documents.$inferSelect, 'publishedVersion' | 'version'>,
  rows: readonly Publication[],
): PublishedState {
  const texts = rows.map((row) => ({
    language: row.language,
    locationId: row.locationId,
    version: row.version,
  }))
  return { version: publishedVersion ?? version, texts }
}

/** Reads the texts of a state, each from its revision. */
export async function versionOfState(
  orm: Orm,
  documentId: number,
  { version, texts }: PublishedState,
): Promise<Pick<KeptVersion, 'head' | 'items'>> {
  const versions = [...new Set([version, ...texts.map((text) => text.version)])]
  const found = await orm
    .select()
    .from(revisions)
    .where(and(eq(revisions.documentId, documentId), inArray(revisions.version, versions)))
  const main = found.find((row) => row.version === version)
  if (!main) throw new Error(`Document ${documentId} has no revision of its version ${version}`)
  const itemsOf = new Map(found.map((row) => [row.version, parseItems(row.items)]))
  const items = texts.flatMap(
    (text) => itemsOf.get(text.version)?.find((item) => isAt(item, text)) ?? [],
  )
  const { title, description, imageId } = main
  return { head: { title, description, imageId }, items }
}

/**
 * Returns the texts of a page at a location that keeps an earlier version: its kept texts, in the languages published now. So a
 * page has the same address and languages at all locations. A detached page keeps its languages, too.
 */
export function keptItems(
  published: readonly StoredItem[],
  { items, isDetached }: Pick<KeptVersion, 'items' | 'isDetached'>,
): readonly StoredItem[] {
  if (isDetached) return items
  return published.map((item) => items.find((kept) => isAt(kept, item)) ?? item)
}

/** Ends kept versions and pending waves of a page that is no longer public. */
export async function endRollouts(tx: Orm, documentId: number): Promise<void> {
  const gone = tx
    .$with('gone')
    .as(
      tx
        .delete(keptPages)
        .where(eq(keptPages.documentId, documentId))
        .returning({ locationId: keptPages.locationId }),
    )
  await tx
    .with(gone)
    .update(pageRollouts)
    .set({ state: 'DONE', nextWave: null, nextAt: null })
    .where(
      and(
        eq(pageRollouts.documentId, documentId),
        or(eq(pageRollouts.state, 'RUNNING'), eq(pageRollouts.state, 'STOPPED')),
      ),
    )
}
