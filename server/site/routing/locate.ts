import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { languageInPath } from '#schema/site/language-root'
import { type SiteAddress, siteRootOf } from '../content/site-address'

/** A path in plain form, which needs no decoding, normalizing or lookup. */
export const PLAIN_PATH = /^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?$/

/** The page and location that an address refers to. */
export interface PageLocation {
  readonly locationId: number
  readonly slug: string
  /** Prefix of all paths of the site: `` at a root, otherwise `/ottawa`. */
  readonly siteRoot: string
  /** Language in the address: `gu-IN` in `/ottawa/gu-IN/visit`; the site’s main language has none. */
  readonly language: string
  /** Main language of the site; absent for the default language. */
  readonly firstLanguage?: string
  /** Path within the location’s site, decoded, without trailing slash: `/`, `/visit`. */
  readonly path: string
}

/**
 * Resolves an address: by a slug as its first part, otherwise by its host, otherwise in the default location’s site. Returns
 * `null` if there is no default location. Slugs work on every host, so that a link means the same on all.
 */
export function locate(
  sites: readonly SiteAddress[],
  { host, path }: { readonly host: string; readonly path: string },
): PageLocation | null {
  const [, first = ''] = path.split('/', 2)
  const bySlug = sites.find(({ slug }) => slug === first)
  if (bySlug && bySlug.locationId !== DEFAULT_LOCATION_ID) {
    const rest = path.slice(first.length + 1)
    return {
      ...siteOf(bySlug),
      siteRoot: siteRootOf(bySlug),
      ...resolveLanguage(rest || '/', bySlug),
    }
  }
  const site =
    sites.find((candidate) => candidate.host !== null && candidate.host === host) ??
    sites.find(({ locationId }) => locationId === DEFAULT_LOCATION_ID)
  return site ? { ...siteOf(site), siteRoot: '', ...resolveLanguage(path, site) } : null
}

/** Resolves a path of a site whose root is elsewhere: below a moment’s address. */
export function placeBelow(site: SiteAddress, siteRoot: string, path: string): PageLocation {
  return { ...siteOf(site), siteRoot, ...resolveLanguage(path, site) }
}

/** Returns a unique key of a place in this process. */
export function addressOf({ locationId, siteRoot, language, path }: PageLocation): string {
  return `${locationId} ${siteRoot} ${language} ${path}`
}

function siteOf({ locationId, slug, firstLanguage }: SiteAddress) {
  return { locationId, slug, ...(firstLanguage !== undefined && { firstLanguage }) }
}

/** Resolves the language in a path; without one, it is the site’s main language. */
function resolveLanguage(
  path: string,
  { firstLanguage = DEFAULT_LANGUAGE }: SiteAddress,
): Pick<PageLocation, 'language' | 'path'> {
  const named = languageInPath(path)
  return named && named.language !== firstLanguage ? named : { language: firstLanguage, path }
}
