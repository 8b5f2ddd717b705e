import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/orm'
import { documents, keptPages, pageRollouts, revisions } from '../../database/tables'
import type { PublishedState } from '../../database/tables/page-rollouts'
import type { PageHead } from './page-text'
import { isAt } from './publications'
import { parseItems, type StoredItem } from './revision-items'

/** SQL condition that any location keeps an earlier version of a document; if not, kept versions aren't read. */
export const isKeptAnywhere = sql<boolean>`exists (select 1 from ${keptPages} where ${keptPages.documentId} = ${documents.id})`

/** An earlier version of a page's texts, shown by a location instead of the published one. */
export interface KeptVersion {
  /** Identifies it: the change that it preceded. */
  readonly rolloutId: number
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
  const rows = await selectKept(
    orm,
    and(
      inArray(keptPages.documentId, [...documentIds]),
      locationId === undefined ? undefined : eq(keptPages.locationId, locationId),
    ),
  )
  if (rows.length === 0) return new Map()
  const states = new Map(rows.map(({ documentId, id, before }) => [id, { documentId, before }]))
  const versions = new Map(
    await Promise.all(
      [...states].map(async ([id, { documentId, before }]) => {
        const kept = await versionOfState(orm, documentId, before)
        return [id, { rolloutId: id, ...kept }] as const
      }),
    ),
  )
  const found = new Map<number, Map<number, KeptVersion>>()
  for (const { documentId, locationId: at, id } of rows) {
    const version = versions.get(id)
    const byLocation = found.get(documentId) ?? new Map<number, KeptVersion>()
    if (version) found.set(documentId, byLocation.set(at, version))
  }
  return found
}

function selectKept(orm: Orm, where: SQL | undefined) {
  return orm
    .select({
      documentId: keptPages.documentId,
      locationId: keptPages.locationId,
      id: pageRollouts.id,
      before: pageRollouts.before,
    })
    .from(keptPages)
    .innerJoin(pageRollouts, eq(pageRollouts.id, keptPages.shownBefore))
    .where(where)
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
 * page has the same address and languages at all locations.
 */
export function keptItems(
  published: readonly StoredItem[],
  { items }: Pick<KeptVersion, 'items'>,
): readonly StoredItem[] {
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
