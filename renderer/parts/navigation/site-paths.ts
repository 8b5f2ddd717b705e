import type { PageContext } from '#schema/site/page-context'
import { safeHref } from '#schema/text/safe-href'
import { sitePath } from '../links/site-href'

/** Where headers and footers lead to, inside a location's site, when a page is published there. */
export const SEARCH_PATH = '/search'
export const LOCATIONS_PATH = '/locations'
/** The list of locations by itself, for the switcher in the header; no page can have such an address: it has a dot. */
export const PLACES_FILE = '/locations/list.html'

/** Link of “Give”, in header and footer alike: to what the location says, else to the page of that name. */
export function giveHref(page: PageContext): string {
  const { giveUrl } = page.location.configuration
  const own = giveUrl ? safeHref(giveUrl) : null
  if (own === null) return sitePath(page, '/give')
  return own.startsWith('/') ? sitePath(page, own) : own
}
