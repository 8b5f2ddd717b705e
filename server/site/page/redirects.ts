import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { languageInPath, pathInLanguage } from '#schema/site/language-root'
import {
  type PageLocation,
  type SiteAddress,
  siteFormerlyAt,
  siteRootOf,
} from '../content/site-address'
import { type FindingTools, findPage, type MovedPage } from '../routing/find-page'
import { type FinishedPage, finishMoved } from './finished-page'

/** Returns the redirect to a page’s new address, on this site or on that of the owning location. */
export function redirectTo(
  { locationId, movedTo, keys }: MovedPage,
  place: PageLocation,
  sites: readonly SiteAddress[],
): FinishedPage | null {
  if (locationId === place.locationId)
    return finishMoved(pathOn(place.siteRoot, movedTo), new Set(keys))
  const site = sites.find((known) => known.locationId === locationId)
  if (!site) return null
  const own = [...keys, `location:${locationId}`]
  return finishMoved(pathOn(siteRootOf(site), movedTo), new Set(own))
}

/**
 * Returns the suggested redirect for an address without a page; `null` if there is none. Not cached, because such addresses
 * are unlimited in number.
 */
export async function suggestRedirect(
  place: PageLocation,
  sites: readonly SiteAddress[],
  tools: FindingTools,
): Promise<FinishedPage | null> {
  return (
    onOtherSite(place, sites) ?? ofFirstLanguage(place) ?? (await inOtherLanguage(place, tools))
  )
}

/**
 * Redirects `/ottawa/surrey/visit` to `/surrey/visit`: an editor of Ottawa linked to another location’s site, and links are
 * resolved below their own site.
 */
function onOtherSite(place: PageLocation, sites: readonly SiteAddress[]): FinishedPage | null {
  const site = siteNamedIn(place, sites)
  const [, , ...rest] = place.path.split('/')
  return site ? finishMoved(pathOn(siteRootOf(site), `/${rest.join('/')}`), new Set()) : null
}

/** Returns the location named by the first part of a path on another location’s site. */
export function siteNamedIn(
  { siteRoot, path }: PageLocation,
  sites: readonly SiteAddress[],
): SiteAddress | null {
  const [, first = ''] = path.split('/', 2)
  if (siteRoot === '') return null
  return sites.find(({ slug }) => slug === first) ?? siteFormerlyAt(sites, first)
}

/** The language that a site begins in has no site address: `/vadodara/gu-IN/visit` is `/vadodara/visit` there. */
function ofFirstLanguage({ siteRoot, path, firstLanguage }: PageLocation): FinishedPage | null {
  const named = languageInPath(path)
  if (!named || named.language !== (firstLanguage ?? DEFAULT_LANGUAGE)) return null
  return finishMoved(pathOn(siteRoot, named.path), new Set())
}

/**
 * Redirects a page missing in a language to the site’s main language, or to the default language: temporarily, until it is
 * translated.
 */
async function inOtherLanguage(
  place: PageLocation,
  tools: FindingTools,
): Promise<FinishedPage | null> {
  const { siteRoot, path, firstLanguage = DEFAULT_LANGUAGE } = place
  for (const language of new Set([DEFAULT_LANGUAGE, firstLanguage])) {
    if (language === place.language) continue
    const found = await findPage(tools, { ...place, language })
    if (!found) continue
    const inside = pathInLanguage(path, language, firstLanguage)
    return finishMoved(pathOn(siteRoot, inside), new Set(), 302)
  }
  return null
}

/** Returns the address of a path on a site; an absolute address of another site stays unchanged. */
function pathOn(siteRoot: string, path: string): string {
  if (!path.startsWith('/')) return path
  return path === '/' ? siteRoot || '/' : `${siteRoot}${encodeURI(path)}`
}
