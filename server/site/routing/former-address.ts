import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { type SiteAddress, siteRootOf } from '../content/site-address'

/**
 * Where a path below a site address that a location had before is now: `/kanata/visit` for `/ottawa/visit`. `null` for
 * every other path. Reads nothing: it is asked for addresses that lead nowhere.
 */
export function formerAddress(sites: readonly SiteAddress[], path: string): string | null {
  const [, first = ''] = path.split('/', 2)
  const site = siteFormerlyAt(sites, first)
  return site ? `${siteRootOf(site)}${encodeURI(path.slice(first.length + 1))}` : null
}

/** The location that had this site address before; the default one has none to lead on from. */
export function siteFormerlyAt(sites: readonly SiteAddress[], slug: string): SiteAddress | null {
  const had = ({ locationId, formerSlugs = [] }: SiteAddress) =>
    locationId !== DEFAULT_LOCATION_ID && formerSlugs.includes(slug)
  return sites.find(had) ?? null
}
