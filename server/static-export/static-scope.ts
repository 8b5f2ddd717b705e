import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { pathInLanguage } from '#schema/site/language-root'
import { rootAddress, type SiteAddress, siteRootOf } from '../site/content/site-address'
import { locate, type PageLocation } from '../site/routing/locate'
import { StaticExportProblem } from './static-folder'

/** Which sites are exported, and where they begin in the folder. */
export interface StaticScope {
  readonly sites: readonly SiteAddress[]
  /** What addresses of a site begin with: nothing at the root of the folder. */
  rootOf(site: SiteAddress): string
  /** Where visitors find the export: `https://www.example.org`. */
  readonly origin: string
  /** The place of an address that a page links to; `null` when it is outside of what is exported. */
  placeOf(path: string): PageLocation | null
}

/** Throws a `StaticExportProblem` where there is no such site. */
export function scopeOf(
  all: readonly SiteAddress[],
  { location, origin }: { readonly location: string | undefined; readonly origin: string },
): StaticScope {
  if (location === undefined) {
    if (!all.some(({ locationId }) => locationId === DEFAULT_LOCATION_ID))
      throw new StaticExportProblem('There is no public site yet.')
    return {
      ...{ sites: all, origin, rootOf: siteRootOf },
      placeOf: (path) => locate(all, { host: '', path }),
    }
  }
  const site = all.find(({ slug }) => slug === location)
  if (!site)
    throw new StaticExportProblem(`There is no open location with the site address “${location}”.`)
  // Where it has a host of its own, it is at its root there.
  const hasHost = site.host !== null
  return {
    sites: [site],
    origin: hasHost ? new URL(rootAddress(site, origin)).origin : origin,
    rootOf: () => (hasHost ? '' : siteRootOf(site)),
    placeOf(path) {
      const place = locate(all, { host: site.host ?? '', path })
      if (place?.locationId !== site.locationId) return null
      return hasHost ? { ...place, siteRoot: '' } : place
    },
  }
}

/** The address of a place, decoded: `/ottawa/gu-IN/visit`. */
export function addressAt({ siteRoot, path, language, firstLanguage }: PageLocation): string {
  const inside = pathInLanguage(path, language, firstLanguage)
  const root = decodeURIComponent(siteRoot)
  return inside === '/' ? root || '/' : `${root}${inside}`
}
