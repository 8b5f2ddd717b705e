import { PLACES_FILE } from '#renderer/parts/navigation/site-paths'
import { catalogueTags } from '#renderer/parts/words/words'
import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { aliasPaths } from '#schema/site/address-aliases'
import { addressOfRecord, kindOfTemplate, recordAt } from '#schema/site/record-address'
import type { AddressRows } from '../records/reading/address-rows'
import type { ListedPage } from '../records/reading/listed-pages'
import { MANIFEST_FILE, type PageLocation, type SiteAddress } from '../site/content/site-address'
import type { SiteContent } from '../site/content/site-content'
import { NETWORK_NEWS_FEED, NEWS_FEED } from '../site/feeds/news-feed'
import type { StaticScope } from './static-scope'

/** A place with a page, or with a redirect to one. */
interface StaticPlace {
  readonly place: PageLocation
  /** True if it is not an address of a page, so that only its redirect is written. */
  readonly isAlias: boolean
}

const CALENDAR = '/connect/events/calendar.ics'

/**
 * Returns all addresses that may lead somewhere: pages in all languages, including unlisted ones, files for other programs, and
 * redirects: former addresses, aliases, ids. Includes only the site’s own records.
 */
export async function placesOf({
  content,
  scope,
}: {
  readonly content: Pick<SiteContent, 'publishedPages' | 'addressRows'>
  readonly scope: StaticScope
}): Promise<readonly StaticPlace[]> {
  const [listed, rows] = await Promise.all([content.publishedPages(), content.addressRows(null)])
  return scope.sites.flatMap((site) => {
    const { locationId, slug, firstLanguage } = site
    const own = listed.get(locationId) ?? []
    const first = firstLanguage ?? DEFAULT_LANGUAGE
    const at = {
      ...{ locationId, slug, siteRoot: scope.rootOf(site) },
      ...(firstLanguage !== undefined && { firstLanguage }),
    }
    const inFirst = (path: string, isAlias = false) => ({
      ...{ place: { ...at, path, language: first }, isAlias },
    })
    const pages = pathsOf(site, own, rows).flatMap((path) =>
      languagesOf(own, first).map((language) => ({
        ...{ place: { ...at, path, language }, isAlias: false },
      })),
    )
    const lists = catalogueTags.map((language) => ({
      ...{ place: { ...at, path: PLACES_FILE, language }, isAlias: false },
    }))
    return [
      ...pages,
      ...lists,
      ...[MANIFEST_FILE, NEWS_FEED, NETWORK_NEWS_FEED, CALENDAR].map((path) => inFirst(path)),
      ...eventsIn(own).map((path) => inFirst(`${path}/event.ics`)),
      ...redirectingPaths(site, rows).map((path) => inFirst(path, true)),
    ]
  })
}

/** Returns the paths of a site, home pages first. */
function pathsOf(
  { locationId }: SiteAddress,
  listed: readonly ListedPage[],
  { published }: AddressRows,
): readonly string[] {
  const unlisted = published.flatMap((row) => {
    if (row.locationId !== locationId && row.locationId !== DEFAULT_LOCATION_ID) return []
    return row.path ?? (row.locationId === locationId ? `/${row.documentId}` : [])
  })
  const paths = new Set(['/', ...listed.map(({ path }) => path), ...unlisted])
  return [...paths].filter((path) => kindOfTemplate(path) === null)
}

function languagesOf(listed: readonly ListedPage[], first: string): readonly string[] {
  const used = listed.flatMap(({ languages }) => languages)
  return [...new Set([first, DEFAULT_LANGUAGE, ...catalogueTags, ...used])]
}

function eventsIn(listed: readonly ListedPage[]): readonly string[] {
  return listed.flatMap(({ path }) => {
    const record = recordAt(path)?.record
    return record?.kind === 'event' && path === addressOfRecord(record) ? [path] : []
  })
}

/** Returns addresses that redirect: former and manually entered ones, aliases, and page ids. */
function redirectingPaths(
  { locationId }: SiteAddress,
  { published, moved }: AddressRows,
): readonly string[] {
  const owners = [locationId, DEFAULT_LOCATION_ID]
  return [
    ...moved.flatMap((row) => (owners.includes(row.locationId) && row.path ? [row.path] : [])),
    ...aliasPaths,
    ...published.flatMap((row) =>
      row.locationId === locationId && row.path !== null ? [`/${row.documentId}`] : [],
    ),
  ]
}
