import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { type SiteAddress, siteRootOf } from '../content/site-address'

/**
 * Returns the new address of a path below a location’s former slug: `/kanata/visit` for `/ottawa/visit`; `null` for other paths.
 * No I/O, because it runs for addresses without a page.
 */
export function formerAddress(sites: readonly SiteAddress[], path: string): string | null {
  const [, first = ''] = path.split('/', 2)
  const site = siteFormerlyAt(sites, first)
  return site ? `${siteRootOf(site)}${encodeURI(path.slice(first.length + 1))}` : null
}

/** Returns the location that had this slug before; the default location has no slug in addresses. */
export function siteFormerlyAt(sites: readonly SiteAddress[], slug: string): SiteAddress | null {
  const had = ({ locationId, formerSlugs = [] }: SiteAddress) =>
    locationId !== DEFAULT_LOCATION_ID && formerSlugs.includes(slug)
  return sites.find(had) ?? null
}
