import { DEFAULT_LANGUAGE } from '#schema/entities/place'
import type { LinkValue } from '#schema/fields'
import { languageInPath, languageRoot } from '#schema/site/language-root'
import type { PageContext } from '#schema/site/page-context'
import type { References } from '../kit/view'

/** Where links lead from: the root of the location's site, and on a page in another language what there is in it. */
export type LinkOrigin = Pick<PageContext, 'siteRoot'> &
  Partial<Pick<PageContext, 'language' | 'translatedPaths' | 'firstLanguage'>>

/**
 * A path of this site as an address: `/visit` on Ottawa's site is `/ottawa/visit`, and from a page in Gujarati
 * `/ottawa/gu-IN/visit` where there is such a page.
 */
export function sitePath(from: LinkOrigin, path: string): string {
  const { siteRoot } = from
  const isWhole = siteRoot !== '' && (path === siteRoot || path.startsWith(`${siteRoot}/`))
  const inside = isWhole ? path.slice(siteRoot.length) || '/' : path
  const { language, path: bare } = targetOf(from, inside)
  const address = `${siteRoot}${languageRoot(language, from.firstLanguage)}`
  return bare === '/' ? address || '/' : `${address}${bare}`
}

/** In which language a path of the site is read: the one it names, else that of the page where it is there, else the default one. */
function targetOf(from: LinkOrigin, path: string) {
  const { language = DEFAULT_LANGUAGE, firstLanguage = DEFAULT_LANGUAGE } = from
  // Files are at the addresses of the first language alone.
  if (/^[^?#]*\.\w+(?:[?#]|$)/.test(path)) return { language: firstLanguage, path }
  const named = languageInPath(path)
  if (named) return named
  return { language: isTranslated(from, path) ? language : DEFAULT_LANGUAGE, path }
}

/**
 * Whether a path of the site, with or without parameters and a place on the page, has a page in the language of this one: its own, or
 * that of all records of a kind.
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
 * The address of a link field. A path that an editor typed is one of this location's site;
 * the address of a chosen page is whole already. `null` when it leads nowhere.
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

/** Whether a whole address is one of this site: where the site is the root, that of another location's may look like it. */
function isOwn({ siteRoot, translatedPaths = [] }: LinkOrigin, href: string): boolean {
  if (siteRoot !== '') return href === siteRoot || href.startsWith(`${siteRoot}/`)
  return translatedPaths.includes(href.replace(/[?#].*$/, ''))
}

/**
 * The language that an address of this site leads to when it is not that of the page: what a link says beforehand;
 * `undefined` for addresses in the page's language and outside of the site.
 */
export function otherLanguage(page: LinkOrigin, href: string | null): string | undefined {
  const { language, translatedPaths, siteRoot, firstLanguage } = page
  if (!translatedPaths || !language || !href?.startsWith('/')) return undefined
  const own = `${siteRoot}${languageRoot(language, firstLanguage)}`
  const isBelow = href === own || href.startsWith(`${own}/`)
  // Where the page's language has no word, every address of the site that names another one is below it, too.
  const named = languageInPath(href.slice(siteRoot.length))
  return isBelow && !(named && named.language !== language) ? undefined : DEFAULT_LANGUAGE
}

/** Parameters as they stand in an address: `?category=spiritual&page=2`; nothing without any. Empty ones are left out. */
export function queryText(parameters: readonly (readonly [string, string | null])[]): string {
  const text = parameters
    .flatMap(([key, value]) => (value ? [`${key}=${encodeURIComponent(value)}`] : []))
    .join('&')
  return text && `?${text}`
}
