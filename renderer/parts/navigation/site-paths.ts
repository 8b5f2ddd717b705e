import type { PageContext } from '#schema/site/page-context'
import { safeHref } from '#schema/text/safe-href'
import { sitePath } from '../links/site-href'

/** The targets of headers and footers inside a location's site, if a page is published there. */
export const SEARCH_PATH = '/search'
export const LOCATIONS_PATH = '/locations'
/** The list of locations on its own, for the switcher in the header. No page can have this address, because it contains a dot. */
export const PLACES_FILE = '/locations/list.html'

/** Returns the link of “Give” in header and footer: the location's setting, or otherwise the page of that name. */
export function giveHref(page: PageContext): string {
  const { giveUrl } = page.location.configuration
  const own = giveUrl ? safeHref(giveUrl) : null
  if (own === null) return sitePath(page, '/give')
  return own.startsWith('/') ? sitePath(page, own) : own
}
