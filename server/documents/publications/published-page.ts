import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { bestOf } from '#schema/entities/place'
import type { PageContent } from '#schema/page/content'
import { kindOfTemplate } from '#schema/site/record-address'
import type { App } from '../../app/app'
import type { Orm } from '../../database/orm'
import { documents, movedAddresses, publishedContents } from '../../database/tables'
import { type KeptVersion, keptItems } from './kept-versions'
import { isOpen, isPublicPage, isPublishedContent, publishedStamp } from './public-pages'
import { isAt } from './publications'
import {
  NO_OVERRIDES,
  type OverridesAtLocation,
  readPublishedOverrides,
  resolvedPage,
} from './published-overrides'
import { descriptionOf, pageTextOf, type StoredItem, sharedItems } from './revision-items'

/** A page for a visitor or a preview: the item that fits the location and language best. */
export interface FoundPage {
  readonly documentId: number
  readonly version: number
  /** The location that owns the page: the requested one, or the default location. */
  readonly ownerId: number
  /** True if the location shows the network's text unchanged. */
  readonly isLent: boolean
  readonly title: string
  readonly description: string
  /** The picture for sharing; `null` for the first one in its blocks. */
  readonly imageId: number | null
  /** False: search engines and lists omit it, but its address can be opened. */
  readonly isListed: boolean
  readonly language: string
  /** Every language in which the location can show the page; includes the one above if it has a text. */
  readonly languages: readonly string[]
  /** Its path inside the location's site. */
  readonly path: string
  readonly content: PageContent
  /** The time at which this version was published; `null` for a draft. ISO 8601. */
  readonly publishedAt: string | null
}

/** Query for a page: the location's site, the path inside it, and the language. */
export interface PageQuery {
  readonly locationId: number
  readonly path: string
  readonly language: string
}

/** Finds the published page at an address; `null` if there is none. */
export async function findPublishedPage(
  { database }: Pick<App, 'database'>,
  query: PageQuery,
): Promise<FoundPage | null> {
  const rows = await readRowsAt(database.orm, query)
  return pageOf(rows, query, await readOverridesOf(database.orm, rows, query.locationId))
}

/** Reads a location's overrides of the pages that it inherits. */
export async function readOverridesOf(
  orm: Orm,
  rows: readonly Pick<PublishedRow, 'documentId' | 'ownerId'>[],
  locationId: number,
): Promise<OverridesByDocument> {
  const documentIds = rows.flatMap(({ documentId, ownerId }) =>
    takesDifferences(ownerId, locationId) ? documentId : [],
  )
  if (documentIds.length === 0) return NO_DIFFERENCES
  return readPublishedOverrides(orm, { documentIds, keptIds: documentIds }, locationId)
}

/** Returns whether a location shows the owner's pages with its own differences: pages of the network, also at the default location. */
export function takesDifferences(ownerId: number, locationId: number): boolean {
  return ownerId === DEFAULT_LOCATION_ID || ownerId !== locationId
}

type OverridesByDocument = ReadonlyMap<number, OverridesAtLocation>
const NO_DIFFERENCES: OverridesByDocument = new Map()

/** Reads the rows published at an address by the location, the default location, or both. */
export function readRowsAt(
  orm: Orm,
  { locationId, path }: Pick<PageQuery, 'locationId' | 'path'>,
): Promise<readonly PublishedRow[]> {
  return pageAtPath(orm).execute({ locationId, path })
}

/**
 * Returns the page that a location shows at an address: its own, or otherwise the default location's. In a language that its own
 * page lacks, the default location's comes first.
 */
export function pageOf(
  rows: readonly PublishedRow[],
  { locationId, language }: Omit<PageQuery, 'path'>,
  overrides: OverridesByDocument,
): FoundPage | null {
  const ownFirst = [...rows].sort((a, b) => rankOf(a, locationId) - rankOf(b, locationId))
  const [first, ...others] = ownFirst.map((row) =>
    toFoundPage(row, { locationId, language }, overrides.get(row.documentId)),
  )
  if (!first) return null
  const inLanguage = [first, ...others].find((page) => page.languages.includes(language)) ?? first
  const languages = [first, ...others].flatMap((page) => page.languages)
  return { ...inLanguage, languages: [...new Set(languages)].sort() }
}

function rankOf({ ownerId }: PublishedRow, locationId: number): number {
  return ownerId === locationId ? 0 : 1
}

/** Finds a published page by id, owned by any open location, as the requested location shows it. */
export async function findPublishedPageById(
  app: Pick<App, 'database'>,
  { documentId, ...wanted }: Omit<PageQuery, 'path'> & { readonly documentId: number },
): Promise<FoundPage | null> {
  const [row] = await selectPublished(app.database.orm).where(
    and(isPublicPage, isOpen(documents.locationId), eq(documents.id, documentId)),
  )
  if (!row) return null
  const overrides = await readOverridesOf(app.database.orm, [row], wanted.locationId)
  return toFoundPage(row, wanted, overrides.get(documentId))
}

/**
 * Finds the current address of a page that was once at this address; the location's own redirect takes precedence over the
 * default location's.
 */
export async function findMovedPage(
  app: Pick<App, 'database'>,
  { locationId, path }: Omit<PageQuery, 'language'>,
): Promise<MovedTo | null> {
  const rows = await app.database.orm
    .select({
      documentId: movedAddresses.documentId,
      ownerId: movedAddresses.locationId,
      target: movedAddresses.target,
      path: documents.publishedUrl,
    })
    .from(movedAddresses)
    .leftJoin(documents, and(eq(documents.id, movedAddresses.documentId), isPublicPage))
    .where(
      and(
        or(isNotNull(movedAddresses.target), isNotNull(documents.id)),
        eq(movedAddresses.path, path),
        inArray(movedAddresses.locationId, withDefault(locationId)),
      ),
    )
  const now = rows.find(({ ownerId }) => ownerId === locationId) ?? rows[0]
  const to = now?.target ?? now?.path
  if (!now || !to || to === path || kindOfTemplate(to)) return null
  return { documentId: now.documentId, path: to }
}

/** The target of an address without a page. */
interface MovedTo {
  /** `null` if a person entered it. */
  readonly documentId: number | null
  /** A path inside the site, or the full address of another. */
  readonly path: string
}

/** A prepared statement, built once and planned once per connection, because every page needs this query. */
const prepared = new WeakMap<Orm, ReturnType<typeof preparePageAtPath>>()

function pageAtPath(orm: Orm) {
  const query = prepared.get(orm) ?? preparePageAtPath(orm)
  prepared.set(orm, query)
  return query
}

function preparePageAtPath(orm: Orm) {
  const isOwn = eq(documents.locationId, sql.placeholder('locationId'))
  return selectPublished(orm)
    .where(
      and(
        isPublicPage,
        eq(documents.publishedUrl, sql.placeholder('path')),
        or(isOwn, eq(documents.locationId, DEFAULT_LOCATION_ID)),
      ),
    )
    .prepare('published_page_at_path')
}

/** Reads the published shared blocks with these ids, as a location shows them in a language; in two queries for all of them. */
export async function findSharedBlocks(
  orm: Orm,
  { ids, ...wanted }: Omit<PageQuery, 'path'> & { readonly ids: readonly number[] },
): Promise<readonly FoundPage[]> {
  if (ids.length === 0) return []
  const rows = await selectPublished(orm).where(
    and(
      eq(documents.type, 'SHARED'),
      eq(documents.recordStatus, 'ACTIVE'),
      isNotNull(documents.publishedVersion),
      inArray(documents.id, [...ids]),
    ),
  )
  const overrides = await readOverridesOf(orm, rows, wanted.locationId)
  return rows.map((row) => toFoundPage(row, wanted, overrides.get(row.documentId)))
}

function selectPublished(orm: Orm) {
  return orm
    .select({
      documentId: documents.id,
      ownerId: documents.locationId,
      version: documents.publishedVersion,
      draftVersion: documents.version,
      title: documents.publishedTitle,
      draftTitle: documents.title,
      description: documents.publishedDescription,
      imageId: documents.publishedImageId,
      visibility: documents.publishedVisibility,
      path: documents.publishedUrl,
      publishedAt: documents.publishedAt,
      items: publishedContents.items,
      stamp: publishedStamp,
    })
    .from(documents)
    .innerJoin(publishedContents, isPublishedContent)
}

export type PublishedRow = Awaited<ReturnType<typeof selectPublished>>[number]

function toFoundPage(
  { items, draftTitle, draftVersion, visibility, ...row }: PublishedRow,
  { locationId, language }: Omit<PageQuery, 'path'>,
  overrides: OverridesAtLocation = NO_OVERRIDES,
): FoundPage {
  const { kept } = overrides
  const texts = kept ? keptItems(sharedItems(items), kept) : sharedItems(items)
  const head = kept?.head ?? row
  const [some] = languagesOf(texts, locationId)
  // A page that is public only in other languages is shown in one of them.
  const item =
    bestOf(texts, { locationId, language }) ??
    (some === undefined ? null : bestOf(texts, { locationId, language: some }))
  const { language: shownIn, ...text } = pageTextOf(item, head.title ?? draftTitle, language)
  const network = {
    ...{ ...text, description: descriptionOf(item, head.description ?? '') },
    imageId: item?.imageId ?? head.imageId,
  }
  const isOwner = row.ownerId === locationId
  const isOwnText = !isOwner && item?.locationId === locationId
  // Skipped for nearly all pages, which have no overrides.
  const shown =
    isOwnText || overrides === NO_OVERRIDES ? null : resolvedPage(network, overrides, shownIn)
  return {
    ...(shown?.page ?? network),
    language: shownIn,
    languages: languagesOf(texts, locationId),
    documentId: row.documentId,
    version: row.version ?? draftVersion,
    ownerId: row.ownerId,
    // An earlier version that a location keeps for a while stays canonical at its previous address.
    isLent:
      !isOwner && !isOwnText && !shown?.applied.length && !isApart(kept, { items, item, row }),
    isListed: visibility === 'PUBLIC',
    path: row.path ?? '/',
    publishedAt: row.publishedAt?.toISOString() ?? null,
  }
}

/** Returns whether a detached text is another one than the network's current text, and so canonical itself. */
function isApart(
  kept: KeptVersion | null,
  {
    items,
    item,
    row,
  }: {
    readonly items: string
    readonly item: StoredItem | null
    readonly row: Pick<PublishedRow, 'description' | 'title'>
  },
): boolean {
  if (!kept?.isDetached || !item) return false
  const now = sharedItems(items).find((each) => isAt(each, item))
  return (
    now?.content !== item.content ||
    now?.title !== item.title ||
    kept.head.title !== row.title ||
    kept.head.description !== row.description
  )
}

function withDefault(locationId: number): number[] {
  return [...new Set([locationId, DEFAULT_LOCATION_ID])]
}

/** Returns the languages in which a location has its own or an inherited text. */
function languagesOf(texts: readonly StoredItem[], locationId: number): readonly string[] {
  return [...new Set(texts.map(({ language }) => language))]
    .filter((language) => bestOf(texts, { locationId, language })?.language === language)
    .sort()
}
