import type { Activity } from '#schema/entities/activity'
import type { ShownLink } from '#schema/records/record-item'
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

/** `/connect/activities/{slug}` inside the location's site. */
export function activityPath({ slug }: Pick<Activity, 'slug'>): string {
  return `/connect/activities/${slug}`
}
