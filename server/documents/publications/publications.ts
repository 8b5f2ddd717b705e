import { and, eq, inArray } from 'drizzle-orm'
import type { LocaleScope } from '#schema/entities/place'
import type { PublicationEnd } from '#schema/publication/publication-facts'
import type { Orm } from '../../database/orm'
import {
  publicationPeriods,
  publications,
  publishedContents,
  revisions,
} from '../../database/tables'
import { type ChildList, parseChildren, parseItems, type StoredItem } from './revision-items'

/** A published text of a document: its revision, and its period. */
export interface Publication extends LocaleScope {
  readonly version: number
  readonly from: Date
  readonly until: Date | null
}

/** The publications of a document with their content. */
export interface Published {
  readonly rows: readonly Publication[]
  readonly items: readonly StoredItem[]
  readonly children: readonly ChildList[]
}

export async function readPublications(
  tx: Orm,
  documentId: number,
): Promise<readonly Publication[]> {
  const { documentId: _, ...columns } = publicationColumns
  return tx.select(columns).from(publications).where(eq(publications.documentId, documentId))
}

const { documentId, language, locationId, version, from, until } = publications
const publicationColumns = { documentId, language, locationId, version, from, until }

interface PublicationQuery {
  readonly documentId: number
  readonly rows: readonly Publication[]
  /** The published version of the whole page, used for child topics of places without their own. */
  readonly version: number
}

/** Reads the content of publications, each from its revision, in the order of the page's own. */
export async function composePublished(
  tx: Orm,
  { documentId: id, rows, version: main }: PublicationQuery,
): Promise<Published> {
  const versions = [...new Set([main, ...rows.map((row) => row.version)])]
  const found = await tx
    .select({ version: revisions.version, items: revisions.items, children: revisions.children })
    .from(revisions)
    .where(and(eq(revisions.documentId, id), inArray(revisions.version, versions)))
  const texts = new Map(
    found.map((row) => [
      row.version,
      { items: parseItems(row.items), children: parseChildren(row.children) },
    ]),
  )
  const order = texts.get(main)?.items ?? []
  const rank = (row: Publication) => {
    const place = order.findIndex((item) => isAt(item, row))
    return place < 0 ? order.length : place
  }
  const sorted = [...rows].sort((a, b) => rank(a) - rank(b))
  return {
    rows: sorted,
    items: sorted.map((row) => {
      const item = texts.get(row.version)?.items.find((each) => isAt(each, row))
      if (item) return item
      throw new Error(`Document ${id} has no text in ${row.language} in version ${row.version}`)
    }),
    children: childrenOf(texts, sorted, main),
  }
}

/** Returns the child topics, from each place's published version or otherwise from the page's. */
function childrenOf(
  texts: ReadonlyMap<number, { readonly children: readonly ChildList[] }>,
  rows: readonly Publication[],
  main: number,
): readonly ChildList[] {
  const own = rows.flatMap((row) =>
    (texts.get(row.version)?.children ?? []).filter((list) => isAt(list, row)),
  )
  const others = (texts.get(main)?.children ?? []).filter(
    (list) => !rows.some((row) => isAt(list, row)),
  )
  return [...others, ...own]
}

/** Writes the public content of a document. The caller must hold its lock, and announces the change. */
export async function writePublishedVersion(
  tx: Orm,
  id: number,
  { rows, items, children }: Published,
  ending: PublicationEnding = UNPUBLISHED_ENDING,
): Promise<void> {
  await endPeriods(tx, id, rows, ending)
  await tx.delete(publications).where(eq(publications.documentId, id))
  if (rows.length > 0)
    await tx.insert(publications).values(rows.map((row) => ({ ...row, documentId: id })))
  const contents = { items: JSON.stringify(items), children: JSON.stringify(children) }
  await tx
    .insert(publishedContents)
    .values({ documentId: id, ...contents })
    .onConflictDoUpdate({ target: publishedContents.documentId, set: contents })
}

/** Removes all public content of a document. */
export async function removePublished(
  tx: Orm,
  id: number,
  ending: PublicationEnding = UNPUBLISHED_ENDING,
): Promise<void> {
  await endPeriods(tx, id, [], ending)
  await tx.delete(publications).where(eq(publications.documentId, id))
  await tx.delete(publishedContents).where(eq(publishedContents.documentId, id))
}

/** The end of a publication. */
export interface PublicationEnding {
  readonly by: PublicationEnd
  /** False if it wasn't visible before either, because the page was archived. */
  readonly isSeen: boolean
}
const UNPUBLISHED_ENDING: PublicationEnding = { by: 'UNPUBLISHED', isSeen: true }

/** Records the periods in which versions of texts were public, for texts that are removed or replaced. */
export async function endPeriods(
  tx: Orm,
  id: number,
  next: readonly Publication[],
  { by, isSeen }: PublicationEnding,
): Promise<void> {
  if (!isSeen) return
  const to = new Date()
  const ended = (await readPublications(tx, id)).flatMap(({ until: _, ...row }) => {
    const after = next.find((other) => isAt(other, row))
    if (after?.version === row.version) return []
    return [{ ...row, documentId: id, to, endedBy: after ? ('REPLACED' as const) : by }]
  })
  if (ended.length > 0) await tx.insert(publicationPeriods).values(ended)
}

/** Restarts the public periods of a page restored from the archive. */
export async function restartPeriods(tx: Orm, id: number): Promise<void> {
  await tx.update(publications).set({ from: new Date() }).where(eq(publications.documentId, id))
}

/** Publishes every text of a revision, for the sample content and updates from earlier releases. */
export async function publishRevision(
  tx: Orm,
  { documentId: id, version: wanted, at }: { documentId: number; version: number; at: Date },
): Promise<void> {
  const [revision] = await tx
    .select({ items: revisions.items })
    .from(revisions)
    .where(and(eq(revisions.documentId, id), eq(revisions.version, wanted)))
  if (!revision) throw new Error(`Document ${id} has no revision of its version ${wanted}`)
  const rows = parseItems(revision.items).map((item) => ({
    ...{ language: item.language, locationId: item.locationId },
    ...{ version: wanted, from: at, until: null },
  }))
  await writePublishedVersion(
    tx,
    id,
    await composePublished(tx, { documentId: id, rows, version: wanted }),
  )
}

/** Returns whether two texts have the same language and location. */
export function isAt(text: LocaleScope, place: LocaleScope): boolean {
  return text.language === place.language && text.locationId === place.locationId
}
