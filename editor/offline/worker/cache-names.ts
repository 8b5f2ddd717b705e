/** Caches of opened pages: one for each account, `pages-` and its id. */
export const PAGES = 'pages-'
/** Caches of the build's files: one for each build that a kept page was opened with, `build-` and its entry script. */
export const BUILD = 'build-'

/** Returns the key of a page's kept answer by its address; `null` for other screens, and for a location's version, whose data doesn't come with the HTML. */
export function pageKey({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
  const isPage = /^\/editor\/pages\/[1-9]\d*$/.test(pathname)
  return isPage && !/[?&]location=/.test(search) ? pathname + search : null
}
