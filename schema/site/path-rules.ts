/**
 * Maximum length of a page's path in characters, and its maximum number of segments; must equal `@max` of paths in `schema/api`.
 */
export const MAX_PATH_LENGTH = 2000
export const MAX_PATH_SEGMENTS = 32

/** First path segments reserved for the server: no page or location's site starts with one. */
export const RESERVED_WORDS: ReadonlySet<string> = new Set(
  'api assets editor favicon.ico graphql healthz media preview readyz robots.txt sitemap.xml'.split(
    ' ',
  ),
)
