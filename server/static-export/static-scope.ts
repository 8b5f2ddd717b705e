import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { pathInLanguage } from '#schema/site/language-root'
import {
  locate,
  type PageLocation,
  rootAddress,
  type SiteAddress,
  siteRootOf,
} from '../site/content/site-address'
import { StaticExportProblem } from './static-folder'

/** The exported sites, and their roots in the folder. */
export interface StaticScope {
  readonly sites: readonly SiteAddress[]
  /** Returns the prefix of a site’s addresses; empty at the root of the folder. */
  rootOf(site: SiteAddress): string
  /** Public origin of the export: `https://www.example.org`. */
  readonly origin: string
  /** Returns the place of a linked address; `null` if it is outside the export. */
  placeOf(path: string): PageLocation | null
}

/** Returns the scope of an export; throws a `StaticExportProblem` if there is no such site. */
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
  // A site with its own host is at the root there.
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

/** Returns the decoded address of a place: `/ottawa/gu-IN/visit`. */
export function addressAt({ siteRoot, path, language, firstLanguage }: PageLocation): string {
  const inside = pathInLanguage(path, language, firstLanguage)
  const root = decodeURIComponent(siteRoot)
  return inside === '/' ? root || '/' : `${root}${inside}`
}
