import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { bestOf } from '#schema/entities/place'
import type { PageContent } from '#schema/page/content'
import type { App } from '../../app/app'
import { isOpen } from '../../database/location-conditions'
import type { Orm } from '../../database/orm'
import { prepared } from '../../database/prepared'
import { documents, publishedContents } from '../../database/tables'
import { type KeptVersion, keptItems } from './kept-versions'
import { isAt } from './publications'
import {
  NO_OVERRIDES,
  type OverridesAtLocation,
  readPublishedOverrides,
  resolvedPage,
} from './published-overrides'
import { isPublicPage, isPublishedContent, publishedStamp } from './published-revision'
import {
  descriptionOf,
  pageTextOf,
  type StoredItem,
  sharedContent,
  sharedItems,
} from './revision-items'

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
  return pageAtPath(orm, { locationId, path })
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

/** Every page needs this query. */
const pageAtPath = prepared('published_page_at_path', (orm) => {
  const isOwn = eq(documents.locationId, sql.placeholder('locationId'))
  return selectPublished(orm).where(
    and(
      isPublicPage,
      eq(documents.publishedUrl, sql.placeholder('path')),
      or(isOwn, eq(documents.locationId, DEFAULT_LOCATION_ID)),
    ),
  )
})

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

/** Returns the languages in which a location has its own or an inherited text. */
function languagesOf(texts: readonly StoredItem[], locationId: number): readonly string[] {
  return [...new Set(texts.map(({ language }) => language))]
    .filter((language) => bestOf(texts, { locationId, language })?.language === language)
    .sort()
}

/** The site layout around the pages of a location's site, as visitors see it. */
export interface SiteLayout {
  readonly documentId: number
  /** The location that owns it: the requested one, or the default location. */
  readonly ownerId: number
  /** The language of its text: the requested one, or the fallback. */
  readonly language: string
  readonly content: PageContent
}

/** Query for a layout by location and language. */
export interface LayoutQuery {
  readonly locationId: number
  readonly language: string
}

const layoutsOfLocation = prepared('layouts_of_location', (orm) =>
  orm
    .select({ id: documents.id, ownerId: documents.locationId, items: publishedContents.items })
    .from(documents)
    .innerJoin(publishedContents, isPublishedContent)
    .where(
      and(
        eq(documents.type, 'LAYOUT'),
        eq(documents.recordStatus, 'ACTIVE'),
        isNotNull(documents.publishedVersion),
        or(
          eq(documents.locationId, sql.placeholder('locationId')),
          eq(documents.locationId, DEFAULT_LOCATION_ID),
        ),
      ),
    ),
)

/** Finds the published layout of a location, or otherwise the network's; `null` if there is neither. */
export async function findSiteLayout(
  { orm }: { readonly orm: Orm },
  { locationId, language }: LayoutQuery,
): Promise<SiteLayout | null> {
  const rows = await layoutsOfLocation(orm, { locationId })
  const row = rows.find(({ ownerId }) => ownerId === locationId) ?? rows[0]
  if (!row) return null
  const text = bestOf(sharedItems(row.items), { locationId, language })
  if (!text?.content) return null
  const content = sharedContent(text.content)
  return { documentId: row.id, ownerId: row.ownerId, language: text.language, content }
}
