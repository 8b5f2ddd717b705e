import type { PageContext } from '#schema/site/page-context'
import { safeHref } from '#schema/text/safe-href'
import { sitePath } from './site-href'

/** The address in a record: a path is one of the location's site. `null` for one that could do harm, or for none. */
export function recordHref(page: Pick<PageContext, 'siteRoot'>, href: string): string | null {
  const safe = safeHref(href)
  return safe?.startsWith('/') ? sitePath(page, safe) : safe
}
