import type { loadNavigation } from './load-navigation'
import type { SiteNavigation } from './menu-entry'

/** Loads the navigation of a page's site. Its code is imported when a page is rendered, because it isn't needed at startup. */
export async function fetchNavigation(
  ...args: Parameters<typeof loadNavigation>
): Promise<SiteNavigation | null> {
  const part = await import('./load-navigation')
  return part.loadNavigation(...args)
}
