/** Caches of opened pages: one for each account, `pages-` and its id. */
export const PAGES = 'pages-'
/** Caches of the build's files: one for each build that a kept page was opened with, `build-` and its entry script. */
export const BUILD = 'build-'
