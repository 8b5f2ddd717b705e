import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PageAddress, TrailQuery } from '#schema/api/content-source'
import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { NetworkPlace } from '#schema/entities/network-place'
import { MAX_PATH_LENGTH, MAX_PATH_SEGMENTS, publicPath } from '#schema/entities/page-address'
import { bestOf } from '#schema/entities/place'
import { addressOf } from '#schema/records/location/location-shape'
import { pathInLanguage } from '#schema/site/language-root'
import { addressTag, NETWORK, pathTag } from '../../database/cache-tags'
import type { Orm } from '../../database/orm'
import { prepared } from '../../database/prepared'
import { documents, locations, publishedContents } from '../../database/tables'
import { isPublicPage, isPublishedContent } from '../../documents/publications/published-revision'
import { sharedItems } from '../../documents/publications/revision-items'
import { can } from '../../people/access/can'
import { inOrder, type ReadContext } from './read-context'

/** Reads the published addresses of pages; for an unpublished page, the draft’s address if the caller can see it. */
export async function readPageAddresses(
  { orm, principal, addCacheTag, previewedLocationId }: ReadContext,
  ids: readonly number[],
): Promise<(PageAddress | null)[]> {
  for (const id of ids) addCacheTag(addressTag(id))
  const rows = await orm
    .select({
      document: documents,
      location: { id: locations.id, slug: locations.slug, status: locations.status },
    })
    .from(documents)
    .innerJoin(locations, eq(locations.id, documents.locationId))
    .where(and(inArray(documents.id, [...ids]), inArray(documents.type, ['LOCATION', 'PAGE'])))
  const addresses = rows.flatMap(({ document, location }): PageAddress[] => {
    const { id, locationId, publishedUrl, recordStatus } = document
    const isOpen = location.status === 'ACTIVE' || location.id === previewedLocationId
    const isPublic = publishedUrl !== null && recordStatus === 'ACTIVE' && isOpen
    if (isPublic && can(principal, 'read', { locationId, isPublic }))
      return [
        {
          id,
          title: document.publishedTitle ?? document.title,
          path: publicPath(location, publishedUrl),
        },
      ]
    if (document.externalUrl === null || recordStatus === 'DELETED') return []
    if (!can(principal, 'readDraft', { locationId, isPublic: false })) return []
    return [{ id, title: document.title, path: publicPath(location, document.externalUrl) }]
  })
  return inOrder(ids, addresses, ({ id }) => id)
}

/** Returns the published ancestors of a path on a location’s site, from the home page down, without the page itself. */
export async function readTrail(
  readContext: ReadContext,
  { above, ...site }: TrailQuery,
): Promise<readonly PageAddress[]> {
  const found = await readPagesAt(readContext, site, pathsAbove(above))
  return found.filter((page) => page !== null)
}

/** Returns the published pages at paths of a location’s site, including inherited ones, in the order requested. */
export async function readPagesAt(
  { orm, addCacheTag }: ReadContext,
  { locationSlug, language = DEFAULT_LANGUAGE }: Omit<TrailQuery, 'above'>,
  paths: readonly string[],
): Promise<readonly (PageAddress | null)[]> {
  // Depends on all paths, as each of them may be published or overridden later.
  for (const each of paths) addCacheTag(pathTag(each))
  if (paths.length === 0) return []
  // Titles in the default language are in the page’s row; other languages need its texts.
  const read = language === DEFAULT_LANGUAGE ? titlesAtPaths : textsAtPaths
  const rows = await read(orm, { slug: locationSlug, paths: [...paths] })
  return paths.map((each): PageAddress | null => {
    const at = rows.filter((row) => row.publishedUrl === each)
    const page = at.find((row) => row.locationId === row.site.id) ?? at[0]
    if (!page) return null
    addCacheTag(addressTag(page.id))
    const text = bestOf(sharedItems(page.items), { locationId: page.site.id, language })
    const isTranslated = text?.language === language && language !== DEFAULT_LANGUAGE
    return {
      id: page.id,
      path: publicPath(
        page.site,
        pathInLanguage(each, isTranslated ? language : DEFAULT_LANGUAGE, page.site.language),
      ),
      title: (isTranslated && text.title) || (page.publishedTitle ?? page.title),
    }
  })
}

const titlesAtPaths = prepared('published_titles_at_paths', (orm) =>
  selectPagesAt(orm, sql<string>`'[]'`),
)

const textsAtPaths = prepared('published_texts_at_paths', (orm) =>
  selectPagesAt(orm, publishedContents.items),
)

function selectPagesAt(orm: Orm, items: SQL<string> | typeof publishedContents.items) {
  const { id, title, publishedTitle, publishedUrl, locationId } = documents
  const site = { id: locations.id, slug: locations.slug, language: locations.language }
  const isSite = eq(locations.slug, sql.placeholder('slug'))
  return orm
    .select({ id, title, publishedTitle, publishedUrl, locationId, site, items })
    .from(documents)
    .innerJoin(locations, and(isSite, eq(locations.status, 'ACTIVE')))
    .innerJoin(publishedContents, isPublishedContent)
    .where(
      and(
        isPublicPage,
        sql`${publishedUrl} = any(${sql.placeholder('paths')}::text[])`,
        or(eq(locationId, locations.id), eq(locationId, DEFAULT_LOCATION_ID)),
      ),
    )
}

/**
 * Returns the ancestors of a path: `/`, `/connect`, `/connect/events` for `/connect/events/7`; none if the path is too long for a
 * page.
 */
export function pathsAbove(path: string): readonly string[] {
  if (path.length > MAX_PATH_LENGTH) return []
  const parts = path.split('/').filter((part) => part !== '')
  // Limits the number of segments, because the total length of the ancestors grows with its square.
  if (parts.length > MAX_PATH_SEGMENTS) return []
  return parts.map((_, index) => `/${parts.slice(0, index).join('/')}`)
}

/** Maximum number of locations; a network of thousands would need a server-side search, and visitors couldn’t use such a list. */
const MAX_PLACES = 1000

/** Reads all active locations by name. */
export async function readNetworkPlaces({
  orm,
  addCacheTag,
}: Pick<ReadContext, 'orm' | 'addCacheTag'>): Promise<readonly NetworkPlace[]> {
  addCacheTag(NETWORK)
  const { id, slug, name, status, texts, phonePrimary: phone } = locations
  const { addressLine1, city, region, postalCode, countryCode, coordinates } = locations
  const address = { addressLine1, city, region, postalCode, countryCode, coordinates }
  const rows = await orm
    .select({ id, slug, name, address, texts, phone })
    .from(locations)
    .where(eq(status, 'ACTIVE'))
    .orderBy(asc(name), asc(id))
    .limit(MAX_PLACES)
  return rows.map((row) => {
    const { postalCode: _, ...at } = addressOf(row.address)
    return {
      ...{ slug: row.slug, name: row.name, path: publicPath(row, '/') },
      ...{ ...at, phone: row.phone },
      texts: row.texts.map(({ language, name, city = '' }) => ({ language, name, city })),
    }
  })
}

export interface PathsQuery {
  readonly locationSlug: string
  readonly paths: readonly string[]
}

/** Maximum number of paths; headers and footers request about a dozen. */
const MAX_PATHS = 50

/** Returns those of the paths of a location’s site that have a published page, including inherited ones. */
export async function readPublishedPaths(
  { orm, addCacheTag }: Pick<ReadContext, 'orm' | 'addCacheTag'>,
  { locationSlug, paths: allPaths }: PathsQuery,
): Promise<readonly string[]> {
  const paths = allPaths.slice(0, MAX_PATHS)
  if (paths.length === 0) return []
  for (const path of paths) addCacheTag(pathTag(path))
  const { publishedUrl, locationId } = documents
  const own = orm.select({ id: locations.id }).from(locations).where(isSite(locationSlug))
  const rows = await orm
    .selectDistinct({ path: publishedUrl })
    .from(documents)
    .where(and(isPublicPage, inArray(publishedUrl, paths), inArray(locationId, own)))
  const there = new Set(rows.map(({ path }) => path))
  return paths.filter((path) => there.has(path))
}

/** Condition for the location itself and the default one, whose pages it inherits. */
function isSite(slug: string) {
  return and(
    eq(locations.status, 'ACTIVE'),
    or(eq(locations.slug, slug), eq(locations.id, DEFAULT_LOCATION_ID)),
  )
}
