import { DEFAULT_LANGUAGE } from '../entities/place'

/**
 * Where the pages of a language begin inside a site: `` for the site's first language, `/gu-IN` for another. The first one is the
 * default language, where a location names no other.
 */
export function languageRoot(language: string, first: string = DEFAULT_LANGUAGE): string {
  return language === first ? '' : `/${language}`
}

/** A path of a site in a language: `/visit`, `/gu-IN/visit`, `/gu-IN` for the home page. */
export function pathInLanguage(path: string, language: string, first?: string): string {
  const root = languageRoot(language, first)
  return root !== '' && path === '/' ? root : `${root}${path}`
}

/** The language that a path inside a site names, and the path without it; `null` for a path that names none. */
export function languageInPath(
  path: string,
): { readonly language: string; readonly path: string } | null {
  // Addresses of pages are in lower case, so a tag with its country in capitals is never one of them.
  const tag = /^\/([a-z]{2,3}-[A-Z]{2})(?=[/?#]|$)/.exec(path)?.[1]
  if (!tag) return null
  const rest = path.slice(tag.length + 1)
  return { language: tag, path: rest.startsWith('/') ? rest : `/${rest}` }
}
