/** Name prefix of the caches of opened pages, one per account; followed by its id. */
export const PAGES = 'pages-'
/** Name prefix of the caches of script files, one per build that a kept page needs; followed by its entry script. */
export const BUILD = 'build-'

/**
 * Returns the cache key for a page's address; `null` for other screens, and for a location's version, whose data isn't in the HTML.
 */
export function pageKey({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
  const isPage = /^\/editor\/pages\/[1-9]\d*$/.test(pathname)
  return isPage && !/[?&]location=/.test(search) ? pathname + search : null
}
