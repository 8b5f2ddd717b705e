import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { SiteAddress } from './site-content'

/** Which page of which location's site an address means. */
export interface Place {
  readonly locationId: number
  readonly slug: string
  /** `` at a root, `/ottawa` below it: what every path of the site begins with. */
  readonly siteRoot: string
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
    return { ...siteOf(bySlug), siteRoot: siteRootOf(bySlug), path: rest || '/' }
  }
  const site =
    sites.find((candidate) => candidate.host !== null && candidate.host === host) ??
    sites.find(({ locationId }) => locationId === DEFAULT_LOCATION_ID)
  return site ? { ...siteOf(site), siteRoot: '', path } : null
}

/** Where a location's site begins on the common host: `` for the default location, `/ottawa` for another. */
export function siteRootOf({ locationId, slug }: SiteAddress): string {
  return locationId === DEFAULT_LOCATION_ID ? '' : `/${encodeURIComponent(slug)}`
}

function siteOf({ locationId, slug }: SiteAddress) {
  return { locationId, slug }
}

/** A host as configurations name it: lower case, without a port. */
export function hostName(header: string | undefined): string {
  return (header ?? '').toLowerCase().replace(/:\d+$/, '')
}
