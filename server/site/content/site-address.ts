import { DEFAULT_LOCATION_ID } from '#schema/entities/location'

/** A location's place in the address space. */
export interface SiteAddress {
  readonly locationId: number
  readonly slug: string
  /** The slugs its site had before, which lead to this one; absent where there are none. */
  readonly formerSlugs?: readonly string[]
  /** The language that the site begins in; absent for the default one. */
  readonly firstLanguage?: string
  /** The host that serves this location at its root; `null` when it has none. */
  readonly host: string | null
}

/** Where a site's web manifest is, inside the site. */
export const MANIFEST_FILE = '/site.webmanifest'

/** Where a location's site begins on the common host: `` for the default location, `/ottawa` for another. */
export function siteRootOf({ locationId, slug }: SiteAddress): string {
  return locationId === DEFAULT_LOCATION_ID ? '' : `/${encodeURIComponent(slug)}`
}

/** Where a location's site begins as a whole address, without a slash at its end: `https://www.example.org/ottawa`. */
export function rootAddress({ locationId, slug, host }: SiteAddress, origin: string): string {
  if (host !== null) return `https://${host}`
  return locationId === DEFAULT_LOCATION_ID ? origin : `${origin}/${encodeURIComponent(slug)}`
}

/** A host as configurations name it: lower case, without a port. */
export function hostName(header: string | undefined): string {
  return (header ?? '').toLowerCase().replace(/:\d+$/, '')
}
