import type { PageContext } from '#schema/site/page-context'
import { safeHref } from '#schema/text/safe-href'
import { sitePath } from '../links/site-href'

/** Link of “Give”, in header and footer alike: to what the location says, else to the page of that name. */
export function giveHref(page: PageContext): string {
  const { giveUrl } = page.location.configuration
  const own = giveUrl ? safeHref(giveUrl) : null
  if (own === null) return sitePath(page, '/give')
  return own.startsWith('/') ? sitePath(page, own) : own
}
