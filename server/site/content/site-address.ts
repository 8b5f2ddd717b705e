import { DEFAULT_LOCATION_ID } from '#schema/entities/location'

/** A location’s slug, host and languages in the address space. */
export interface SiteAddress {
  readonly locationId: number
  readonly slug: string
  /** Former slugs, which redirect to this site; absent if there are none. */
  readonly formerSlugs?: readonly string[]
  /** Main language of the site; absent for the default language. */
  readonly firstLanguage?: string
  /** The host that serves this location at its root; `null` without one. */
  readonly host: string | null
}

/** Path of the web manifest within a site. */
export const MANIFEST_FILE = '/site.webmanifest'

/** Returns the root path of a location’s site on the common host: `` for the default location, `/ottawa` for another. */
export function siteRootOf({ locationId, slug }: SiteAddress): string {
  return locationId === DEFAULT_LOCATION_ID ? '' : `/${encodeURIComponent(slug)}`
}

/** Returns the absolute root address of a location’s site without trailing slash: `https://www.example.org/ottawa`. */
export function rootAddress({ locationId, slug, host }: SiteAddress, origin: string): string {
  if (host !== null) return `https://${host}`
  return locationId === DEFAULT_LOCATION_ID ? origin : `${origin}/${encodeURIComponent(slug)}`
}

/** Returns a host as in the configuration: lower case, without port. */
export function hostName(header: string | undefined): string {
  return (header ?? '').toLowerCase().replace(/:\d+$/, '')
}
