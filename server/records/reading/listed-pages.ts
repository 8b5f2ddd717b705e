import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { SEARCH_PATH } from '#renderer/parts/navigation/site-paths'
import { definitions } from '#renderer/registry/definitions'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { bestOf } from '#schema/entities/place'
import { variesByLocation } from '#schema/page/varies-by-location'
import { recordDefinition } from '#schema/records'
import { kindOfTemplate, recordAt } from '#schema/site/record-address'
import type { App } from '../../app/app'
import type { Orm, PublicRecordPage } from '../../database/orm'
import { documents, publications, publishedContents } from '../../database/tables'
import { parseStored } from '../../database/tables/json-text'
import { overrideStamps, parseStamps } from '../../documents/publications/published-overrides'
import { isPublicPage, isPublishedContent } from '../../documents/publications/published-revision'
import { sharedContent, sharedItems } from '../../documents/publications/revision-items'

/** A page that search engines may index. */
export interface ListedPage {
  readonly locationId: number
  /** Path within the location’s site. */
  readonly path: string
  /** Time of the last publication, ISO 8601; `null` if unknown. */
  readonly modifiedAt: string | null
  /** Languages in which the page exists. */
  readonly languages: readonly string[]
  /** Languages in which it equals the page on the default location’s site, which is canonical. */
  readonly copies: readonly string[]
}

export interface TranslatedQuery {
  readonly locationId: number
  readonly language: string
}

/**
 * Returns the paths of a location’s site with a page in a language: its own pages and those of the default location. Record pages
 * appear as the path of their kind, `/connect/events/:id` or `/connect/news/:slug`.
 */
export async function listTranslatedPaths(
  app: Pick<App, 'database'>,
  { locationId, language }: TranslatedQuery,
): Promise<readonly string[]> {
  const atLocation = inArray(documents.locationId, [locationId, DEFAULT_LOCATION_ID])
  return shownAt(locationId, await readPages(app.database.orm, atLocation))
    .filter(({ texts }) => languagesAt(locationId, texts).includes(language))
    .map(({ path }) => byKey(path))
}

/** Replaces the kind in a record path by its key: `/connect/events/:event` becomes `/connect/events/:id`. */
function byKey(path: string): string {
  const kind = kindOfTemplate(path)
  return kind === null ? path : path.replace(/:.*$/, `:${recordDefinition(kind).key}`)
}

export interface PublishedPage {
  readonly documentId: number
  readonly ownerId: number
  readonly path: string
  readonly publishedAt: Date | null
  /** False if it is unlisted: it keeps its address, even against inherited pages. */
  readonly isListed: boolean
  readonly texts: readonly { readonly language: string; readonly locationId: number | null }[]
  /** Changes with its content; `null` for pages that no other location inherits. */
  readonly version: string | null
  /** Languages in which the page is the same at all locations that inherit it. */
  readonly uniform: readonly string[]
  /** Ids of locations with overrides of it. */
  readonly overriding: readonly number[]
}

/** Returns the public pages of a location’s site: its own, inherited and record pages. */
export function pagesOf(
  locationId: number,
  pages: readonly PublishedPage[],
  records: readonly PublicRecordPage[],
): ListedPage[] {
  const all = shownAt(locationId, pages)
  const paths = new Map(all.map((page) => [page.path, page]))
  const listed = all
    // Excludes the search page, whose content depends on the query.
    .filter(({ path, isListed }) => isListed && path !== SEARCH_PATH && !path.includes(':'))
    .map(({ path, publishedAt, texts, uniform, overriding }) => ({
      locationId,
      path,
      modifiedAt: publishedAt?.toISOString() ?? null,
      languages: languagesAt(locationId, texts),
      copies: isOwn(locationId, overriding) ? [] : lentLanguages(locationId, texts, uniform),
    }))
  return [...listed, ...recordPagesOf(locationId, records, paths)]
}

/** Returns whether the location has its own text on the page, in any language. Also true if the default location has, as its site would have the original. */
function isOwn(locationId: number, overriding: readonly number[]): boolean {
  return (
    [locationId, ...overriding].includes(DEFAULT_LOCATION_ID) || overriding.includes(locationId)
  )
}

/** Returns the pages of a location’s site: its own, and those of the default location at other addresses. */
function shownAt(locationId: number, pages: readonly PublishedPage[]): readonly PublishedPage[] {
  const own = pages.filter(({ ownerId }) => ownerId === locationId)
  const taken = new Set(own.map(({ path }) => path))
  const lent = pages.filter(
    ({ ownerId, path }) =>
      ownerId === DEFAULT_LOCATION_ID && locationId !== DEFAULT_LOCATION_ID && !taken.has(path),
  )
  const inherited = new Map(
    pages.flatMap((page) => (page.ownerId === DEFAULT_LOCATION_ID ? [[page.path, page]] : [])),
  )
  // In a language that the location’s own page lacks, the page it hides is shown.
  const whole = own.map((page) => {
    const hidden = inherited.get(page.path)
    const ownLanguages = page.texts.map(({ language }) => language)
    return {
      ...page,
      texts: [...page.texts, ...(hidden?.texts ?? [])],
      uniform: (hidden?.uniform ?? []).filter((language) => !ownLanguages.includes(language)),
      overriding: hidden?.overriding ?? [],
    }
  })
  return [...whole, ...lent]
}

/** Returns record pages. Records are listed at their own location, if its site has a page that renders them. */
function recordPagesOf(
  locationId: number,
  records: readonly PublicRecordPage[],
  pages: ReadonlyMap<string, PublishedPage>,
): ListedPage[] {
  return records.flatMap((entry) => {
    if (entry.locationId !== locationId) return []
    const { path } = entry
    const template = pages.get(recordAt(path)?.template ?? '')
    if (!template?.isListed || pages.has(path)) return []
    const modifiedAt = entry.modifiedAt?.toISOString() ?? null
    const languages = languagesAt(locationId, template.texts)
    return { locationId, path, modifiedAt, languages, copies: [] }
  })
}

function languagesAt(locationId: number, texts: PublishedPage['texts']): string[] {
  return [...new Set(texts.map(({ language }) => language))]
    .filter((language) => bestOf(texts, { locationId, language })?.language === language)
    .sort()
}

/** Returns those of the languages in which the location doesn’t override the page. */
function lentLanguages(
  locationId: number,
  texts: PublishedPage['texts'],
  languages: readonly string[],
): string[] {
  return languages.filter(
    (language) =>
      !texts.some((text) => text.language === language && text.locationId === locationId),
  )
}

const texts = sql<string>`(select json_agg(json_build_object('language', ${publications.language}, 'locationId', ${publications.locationId})) from ${publications} where ${publications.documentId} = ${documents.id})::text`

/**
 * Reads the published pages; only these documents if ids are given. The languages in which a page is uniform are taken from what is
 * known of it, if its content is still the same: reading the contents of all pages takes longer than the rest.
 */
export async function publishedPages(
  { database }: Pick<App, 'database'>,
  ids: readonly number[] | null = null,
  known: ReadonlyMap<number, PublishedPage> = new Map(),
): Promise<PublishedPage[]> {
  const which = ids === null ? undefined : inArray(documents.id, [...ids])
  const pages = await readPages(database.orm, which, overrideStamps)
  const knownOf = ({ documentId, version }: PublishedPage) => {
    const page = known.get(documentId)
    return page?.version === version ? page : null
  }
  const unread = pages.filter((page) => page.version !== null && !knownOf(page))
  const languages = await uniformLanguages(database.orm, unread)
  return pages.map((page) => ({
    ...page,
    uniform: knownOf(page)?.uniform ?? languages.get(page.documentId) ?? [],
  }))
}

const NO_STAMPS = sql<string | null>`null`

/** Reads the published pages as if none were uniform, and without stamps as if no location had overrides. */
async function readPages(
  orm: Orm,
  which: SQL | undefined,
  stamps = NO_STAMPS,
): Promise<PublishedPage[]> {
  const rows = await orm
    .select({
      documentId: documents.id,
      ownerId: documents.locationId,
      path: documents.publishedUrl,
      publishedAt: documents.publishedAt,
      visibility: documents.publishedVisibility,
      texts,
      version: sql<string | null>`${publishedContents}.xmin`,
      stamps,
    })
    .from(documents)
    .leftJoin(
      publishedContents,
      and(isPublishedContent, eq(documents.locationId, DEFAULT_LOCATION_ID)),
    )
    .where(and(isPublicPage, isNotNull(documents.publishedUrl), which))
    .orderBy(documents.publishedUrl, documents.id)
  return rows.flatMap(({ path, visibility, texts: json, stamps: stamped, ...page }) =>
    path === null
      ? []
      : {
          ...{ ...page, path, isListed: visibility === 'PUBLIC' },
          ...{ texts: parseStored(json ?? '[]'), uniform: [] },
          overriding: stamped === null ? [] : Object.keys(parseStamps(stamped) ?? {}).map(Number),
        },
  )
}

async function uniformLanguages(
  orm: Orm,
  pages: readonly PublishedPage[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (pages.length === 0) return new Map()
  const ids = pages.map(({ documentId }) => documentId)
  const rows = await orm
    .select({ documentId: publishedContents.documentId, items: publishedContents.items })
    .from(publishedContents)
    .where(inArray(publishedContents.documentId, ids))
  return new Map(rows.map(({ documentId, items }) => [documentId, languagesIn(items)]))
}

function languagesIn(items: string): string[] {
  return sharedItems(items)
    .filter(({ locationId }) => locationId === null || locationId === DEFAULT_LOCATION_ID)
    .filter(({ content }) => content && !variesByLocation(sharedContent(content), definitions))
    .map(({ language }) => language)
}
