import type { AnyRecordItem, ShownLink } from '#schema/records/record-item'
import type { PageContext } from '#schema/site/page-context'
import { safeHref } from '#schema/text/safe-href'
import { sitePath } from './site-href'

/** The address in a record: a path is one of the location's site. `null` for one that could do harm, or for none. */
export function recordHref(page: Pick<PageContext, 'siteRoot'>, href: string): string | null {
  const safe = safeHref(href)
  return safe?.startsWith('/') ? sitePath(page, safe) : safe
}

/** The address of a link field of a record; `null` where it leads nowhere. */
export function shownHref(
  page: Pick<PageContext, 'siteRoot'>,
  link: ShownLink | null,
): string | null {
  if (!link) return null
  return link.isWhole ? safeHref(link.href) : recordHref(page, link.href)
}

/** Where a record is read in full on the site of the page; `null` for kinds without pages. */
export function itemHref(
  page: Pick<PageContext, 'siteRoot'>,
  { path }: Pick<AnyRecordItem, 'path'>,
): string | null {
  return path === null ? null : sitePath(page, path)
}
