import { DEFAULT_LANGUAGE } from '#schema/entities/place'
import type { LinkValue } from '#schema/fields'
import { languageInPath, languageRoot } from '#schema/site/language-root'
import type { PageContext } from '#schema/site/page-context'
import type { References } from '../kit/view'

/**
 * The context of links on a page: the root of the location's site, and on a page in another language the pages available in it.
 */
export type LinkOrigin = Pick<PageContext, 'siteRoot'> &
  Partial<Pick<PageContext, 'language' | 'translatedPaths' | 'firstLanguage'>>

/**
 * Converts a path of this site to an address: `/visit` on Ottawa's site is `/ottawa/visit`, and from a page in Gujarati
 * `/ottawa/gu-IN/visit` if there is such a page.
 */
export function sitePath(from: LinkOrigin, path: string): string {
  const { siteRoot } = from
  const isWhole = siteRoot !== '' && (path === siteRoot || path.startsWith(`${siteRoot}/`))
  const inside = isWhole ? path.slice(siteRoot.length) || '/' : path
  const { language, path: bare } = targetOf(from, inside)
  const address = `${siteRoot}${languageRoot(language, from.firstLanguage)}`
  return bare === '/' ? address || '/' : `${address}${bare}`
}

/**
 * Returns the language of a link target: the one in the path, or that of the page if the target exists in it, or the default one.
 */
function targetOf(from: LinkOrigin, path: string) {
  const { language = DEFAULT_LANGUAGE, firstLanguage = DEFAULT_LANGUAGE } = from
  // Files exist only at addresses of the first language.
  if (/^[^?#]*\.\w+(?:[?#]|$)/.test(path)) return { language: firstLanguage, path }
  const named = languageInPath(path)
  if (named) return named
  return { language: isTranslated(from, path) ? language : DEFAULT_LANGUAGE, path }
}

/**
 * Returns whether a path of the site, ignoring parameters and hash, has a page in the language of this page: its own, or the
 * template for all records of a kind.
 */
function isTranslated({ language, translatedPaths }: LinkOrigin, path: string): boolean {
  if (!translatedPaths || !language) return false
  const bare = path.replace(/[?#].*$/, '')
  const end = bare.lastIndexOf('/') + 1
  const [prefix, key] = [bare.slice(0, end), bare.slice(end)]
  return (
    translatedPaths.includes(bare) ||
    (/^[1-9]\d*$/.test(key) && translatedPaths.includes(`${prefix}:id`)) ||
    (key !== '' && translatedPaths.includes(`${prefix}:slug`))
  )
}

/**
 * Returns the address of a link field. A typed path belongs to this location's site; the address of a chosen page is already
 * complete. `null` if it has no target.
 */
export function linkHref(
  refs: Pick<References, 'href'>,
  page: LinkOrigin,
  link: LinkValue | null,
): string | null {
  const href = refs.href(link)
  if (!href?.startsWith('/')) return href
  return link?.pageId && !isOwn(page, href) ? href : sitePath(page, href)
}

/**
 * Returns whether a complete address belongs to this site. If the site is at the root, other locations' addresses look alike, so
 * only known pages count.
 */
function isOwn({ siteRoot, translatedPaths = [] }: LinkOrigin, href: string): boolean {
  if (siteRoot !== '') return href === siteRoot || href.startsWith(`${siteRoot}/`)
  return translatedPaths.includes(href.replace(/[?#].*$/, ''))
}

/**
 * Returns the language of a link's target if it differs from the page's, for the link to announce; `undefined` for addresses in
 * the page's language or outside the site.
 */
export function otherLanguage(page: LinkOrigin, href: string | null): string | undefined {
  const { language, translatedPaths, siteRoot, firstLanguage } = page
  if (!translatedPaths || !language || !href?.startsWith('/')) return undefined
  const own = `${siteRoot}${languageRoot(language, firstLanguage)}`
  const isBelow = href === own || href.startsWith(`${own}/`)
  // If the page's language has no prefix in addresses, addresses of the site that name another language start with the same root.
  const named = languageInPath(href.slice(siteRoot.length))
  return isBelow && !(named && named.language !== language) ? undefined : DEFAULT_LANGUAGE
}

/** Formats parameters for an address: `?category=spiritual&page=2`; empty without any. Empty parameters are omitted. */
export function queryText(parameters: readonly (readonly [string, string | null])[]): string {
  const text = parameters
    .flatMap(([key, value]) => (value ? [`${key}=${encodeURIComponent(value)}`] : []))
    .join('&')
  return text && `?${text}`
}
