import type { AnyRecordItem, ShownLink } from '#schema/records/record-item'
import type { PageContext } from '#schema/site/page-context'
import { safeHref } from '#schema/text/safe-href'
import { sitePath } from './site-href'

/** Returns the address in a record; a path belongs to the location's site. `null` if it is unsafe or empty. */
export function recordHref(page: Pick<PageContext, 'siteRoot'>, href: string): string | null {
  const safe = safeHref(href)
  return safe?.startsWith('/') ? sitePath(page, safe) : safe
}

/** Returns the address of a link field of a record; `null` if it has no target. */
export function shownHref(
  page: Pick<PageContext, 'siteRoot'>,
  link: ShownLink | null,
): string | null {
  if (!link) return null
  return link.isWhole ? safeHref(link.href) : recordHref(page, link.href)
}

/** Returns the address of a record's own page on the page's site; `null` for kinds without pages. */
export function itemHref(
  page: Pick<PageContext, 'siteRoot'>,
  { path }: Pick<AnyRecordItem, 'path'>,
): string | null {
  return path === null ? null : sitePath(page, path)
}
