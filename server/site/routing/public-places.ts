import type { ListedPage } from '../../records/reading/listed-pages'
import { type PageLocation, type SiteAddress, siteRootOf } from '../content/site-address'

/** Returns the places of public pages, home pages first. */
export function publicPlaces(
  pages: readonly ListedPage[],
  sites: readonly SiteAddress[],
): readonly PageLocation[] {
  const places = pages.flatMap(({ locationId, path, languages }) => {
    const site = sites.find((each) => each.locationId === locationId)
    if (!site) return []
    const { slug, firstLanguage } = site
    const first = firstLanguage === undefined ? {} : { firstLanguage }
    const at = { locationId, slug, siteRoot: siteRootOf(site), path, ...first }
    return languages.map((language) => ({ ...at, language }))
  })
  const isHome = ({ path }: PageLocation) => path === '/'
  return [...places.filter(isHome), ...places.filter((place) => !isHome(place))]
}
