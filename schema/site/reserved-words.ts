/** First parts of paths that are the server's own: no page and no location's site begins with one. */
export const RESERVED_WORDS: ReadonlySet<string> = new Set(
  'api assets editor favicon.ico graphql healthz media preview readyz robots.txt sitemap.xml'.split(
    ' ',
  ),
)
