import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { type SiteAddress, siteRootOf } from '../content/site-address'

/** A path as it is written when nothing in it needs decoding, putting right or looking up. */
export const PLAIN_PATH = /^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?$/

/** Which page of which location's site an address means. */
export interface Place {
  readonly locationId: number
  readonly slug: string
  /** `` at a root, `/ottawa` below it: what every path of the site begins with. */
  readonly siteRoot: string
  /** The language the address asks for: `gu-IN` in `/ottawa/gu-IN/visit`; the default one has no word for it. */
  readonly language: string
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
): Place | null {
  const [, first = ''] = path.split('/', 2)
  const bySlug = sites.find(({ slug }) => slug === first)
  if (bySlug && bySlug.locationId !== DEFAULT_LOCATION_ID) {
    const rest = path.slice(first.length + 1)
    return { ...siteOf(bySlug), siteRoot: siteRootOf(bySlug), ...inLanguage(rest || '/') }
  }
  const site =
    sites.find((candidate) => candidate.host !== null && candidate.host === host) ??
    sites.find(({ locationId }) => locationId === DEFAULT_LOCATION_ID)
  return site ? { ...siteOf(site), siteRoot: '', ...inLanguage(path) } : null
}

/** The name of a place in this process: each has one, and no two share it. */
export function addressOf({ locationId, siteRoot, language, path }: Place): string {
  return `${locationId} ${siteRoot} ${language} ${path}`
}

function siteOf({ locationId, slug }: SiteAddress) {
  return { locationId, slug }
}

/** Where the pages of a language begin inside a site: `` for the default one, `/gu-IN` for another. */
export function languageRoot(language: string): string {
  return language === DEFAULT_LANGUAGE ? '' : `/${language}`
}

/** Addresses of pages are in lower case, so a tag with its country in capitals is never one of them. */
function inLanguage(path: string): Pick<Place, 'language' | 'path'> {
  const tag = /^\/([a-z]{2,3}-[A-Z]{2})(?=\/|$)/.exec(path)?.[1]
  if (!tag || tag === DEFAULT_LANGUAGE) return { language: DEFAULT_LANGUAGE, path }
  return { language: tag, path: path.slice(tag.length + 1) || '/' }
}
