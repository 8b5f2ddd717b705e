import { createContext } from 'react'

/**
 * Where the location's site begins, for what is drawn from markup: links in formatted text are found only while it is
 * drawn, deep inside of any block. Views themselves ask `page.siteRoot`.
 */
export const SiteRoot = createContext('')
