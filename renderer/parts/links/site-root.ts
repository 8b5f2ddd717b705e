import { createContext } from 'react'
import type { LinkOrigin } from './site-href'

/**
 * Where links lead from, for what is rendered from markup: links in formatted text are found only while it is rendered,
 * deep inside of any block. Views themselves have the page.
 */
export const LinksFrom = createContext<LinkOrigin>({ siteRoot: '' })
