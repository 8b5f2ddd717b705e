import type { LinkValue } from '#schema/fields'
import { t } from '#schema/messages/t'

/** Returns the label of a link's target. */
export function linkLabel(link: LinkValue | null, titles: ReadonlyMap<number, string>): string {
  if (link?.pageId)
    return (
      titles.get(link.pageId) ?? t('Page {pageId}, which no longer exists', { pageId: link.pageId })
    )
  return link?.href ?? ''
}
