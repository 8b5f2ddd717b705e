import { DEFAULT_LANGUAGE } from '../entities/place'

/**
 * Returns the root of a language inside a site: `` for the site's first language, `/gu-IN` for another. The first one is the
 * default language unless a location chooses another.
 */
export function languageRoot(language: string, first: string = DEFAULT_LANGUAGE): string {
  return language === first ? '' : `/${language}`
}

/** Returns a path of a site in a language: `/visit`, `/gu-IN/visit`, `/gu-IN` for the home page. */
export function pathInLanguage(path: string, language: string, first?: string): string {
  const root = languageRoot(language, first)
  return root !== '' && path === '/' ? root : `${root}${path}`
}

/** Returns the language in a path of a site, and the path without it; `null` if it contains none. */
export function languageInPath(
  path: string,
): { readonly language: string; readonly path: string } | null {
  // Page addresses are lower case, so a tag with a country in capitals can't be one.
  const tag = /^\/([a-z]{2,3}-[A-Z]{2})(?=[/?#]|$)/.exec(path)?.[1]
  if (!tag) return null
  const rest = path.slice(tag.length + 1)
  return { language: tag, path: rest.startsWith('/') ? rest : `/${rest}` }
}
