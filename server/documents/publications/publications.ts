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

/** A text of a document that visitors see: which revision it is of, since when, and until when. */
export interface Publication extends LocaleScope {
  readonly version: number
  readonly from: Date
  readonly until: Date | null
}

/** The publications of a document together with what they show. */
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
  /** The published version of the whole page; child topics come from it where a place has none of its own. */
  readonly version: number
}

/** Reads what publications show, each of its revision, in the order of the page's own. */
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

/** What stands below the topic, of each place's own version where one is published, else of the page's. */
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

/** Writes what visitors see of a document from now on. The caller holds it, and announces the change. */
export async function writePublished(
  tx: Orm,
  id: number,
  { rows, items, children }: Published,
  ending: PublicationEnding = UNPUBLISHED,
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

/** Visitors see nothing of a document any more. */
export async function removePublished(
  tx: Orm,
  id: number,
  ending: PublicationEnding = UNPUBLISHED,
): Promise<void> {
  await endPeriods(tx, id, [], ending)
  await tx.delete(publications).where(eq(publications.documentId, id))
  await tx.delete(publishedContents).where(eq(publishedContents.documentId, id))
}

/** How a publication ended. */
export interface PublicationEnding {
  readonly by: PublicationEnd
  /** False where they did not see it before either: the page was archived. */
  readonly isSeen: boolean
}
const UNPUBLISHED: PublicationEnding = { by: 'UNPUBLISHED', isSeen: true }

/** Keeps when visitors saw which version of the texts that they see no longer, or in another version. */
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

/** A page that was archived is back: visitors see it from now on. */
export async function restartPeriods(tx: Orm, id: number): Promise<void> {
  await tx.update(publications).set({ from: new Date() }).where(eq(publications.documentId, id))
}

/** Publishes every text of a revision, as the sample and the updates of earlier releases do. */
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
  await writePublished(
    tx,
    id,
    await composePublished(tx, { documentId: id, rows, version: wanted }),
  )
}

/** Whether two texts are for the same language and location. */
export function isAt(text: LocaleScope, place: LocaleScope): boolean {
  return text.language === place.language && text.locationId === place.locationId
}
