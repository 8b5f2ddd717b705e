import { createContext } from 'react'

/**
 * Where the location's site begins, for what is rendered from markup: links in formatted text are found only while it is
 * rendered, deep inside of any block. Views themselves ask `page.siteRoot`.
 */
export const SiteRoot = createContext('')
