import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { languageInPath } from '#schema/site/language-root'
import { type SiteAddress, siteRootOf } from '../content/site-address'

/** A path as it is written when nothing in it needs decoding, putting right or looking up. */
export const PLAIN_PATH = /^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?$/

/** Which page of which location's site an address means. */
export interface PageLocation {
  readonly locationId: number
  readonly slug: string
  /** `` at a root, `/ottawa` below it: what every path of the site begins with. */
  readonly siteRoot: string
  /** The language the address asks for: `gu-IN` in `/ottawa/gu-IN/visit`; the first one of the site has no word for it. */
  readonly language: string
  /** The language that the site begins in; absent for the default one. */
  readonly firstLanguage?: string
  /** The path inside the location's site, decoded, without a slash at its end: `/`, `/visit`. */
  readonly path: string
}

/**
 * The place an address means: by a slug as its first part, else by its host, else in the default location's site.
 * `null` while there is no default location. The slug counts on every host, so that a link means the same on all.
 */
export function locate(
  sites: readonly SiteAddress[],
  { host, path }: { readonly host: string; readonly path: string },
): PageLocation | null {
  const [, first = ''] = path.split('/', 2)
  const bySlug = sites.find(({ slug }) => slug === first)
  if (bySlug && bySlug.locationId !== DEFAULT_LOCATION_ID) {
    const rest = path.slice(first.length + 1)
    return { ...siteOf(bySlug), siteRoot: siteRootOf(bySlug), ...inLanguage(rest || '/', bySlug) }
  }
  const site =
    sites.find((candidate) => candidate.host !== null && candidate.host === host) ??
    sites.find(({ locationId }) => locationId === DEFAULT_LOCATION_ID)
  return site ? { ...siteOf(site), siteRoot: '', ...inLanguage(path, site) } : null
}

/** A path of a site that begins elsewhere than at its own root: below a moment. */
export function placeBelow(site: SiteAddress, siteRoot: string, path: string): PageLocation {
  return { ...siteOf(site), siteRoot, ...inLanguage(path, site) }
}

/** The name of a place in this process: each has one, and no two share it. */
export function addressOf({ locationId, siteRoot, language, path }: PageLocation): string {
  return `${locationId} ${siteRoot} ${language} ${path}`
}

function siteOf({ locationId, slug, firstLanguage }: SiteAddress) {
  return { locationId, slug, ...(firstLanguage !== undefined && { firstLanguage }) }
}

/** What a path says of the language; without a word for it the language is the first one of the site. */
function inLanguage(
  path: string,
  { firstLanguage = DEFAULT_LANGUAGE }: SiteAddress,
): Pick<PageLocation, 'language' | 'path'> {
  const named = languageInPath(path)
  return named && named.language !== firstLanguage ? named : { language: firstLanguage, path }
}
