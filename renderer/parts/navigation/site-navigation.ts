import type { loadNavigation } from './load-navigation'
import type { SiteNavigation } from './menu-entry'

/** Reads the navigation of a page's site. Its code comes when a page is rendered: it is not needed to begin with. */
export async function fetchNavigation(
  ...asked: Parameters<typeof loadNavigation>
): Promise<SiteNavigation | null> {
  const part = await import('./load-navigation')
  return part.loadNavigation(...asked)
}
