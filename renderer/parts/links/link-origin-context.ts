import { createContext } from 'react'
import type { LinkOrigin } from './site-href'

/**
 * Context of links for components that render markup: links in formatted text are found only during rendering, deep inside any
 * block. Views get it from their page.
 */
export const LinkOriginContext = createContext<LinkOrigin>({ siteRoot: '' })
