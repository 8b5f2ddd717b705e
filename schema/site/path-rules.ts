/** How long an address of a page is at most, in characters, and how many segments it has; `@max` of paths in `schema/api` says the same. */
export const MAX_PATH_LENGTH = 2000
export const MAX_PATH_SEGMENTS = 32

/** First parts of paths that are the server's own: no page and no location's site begins with one. */
export const RESERVED_WORDS: ReadonlySet<string> = new Set(
  'api assets editor favicon.ico graphql healthz media preview readyz robots.txt sitemap.xml'.split(
    ' ',
  ),
)
