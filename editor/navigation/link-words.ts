import type { LinkValue } from '#schema/fields'

/** Where a link leads, in words. */
export function linkWords(link: LinkValue | null, titles: ReadonlyMap<number, string>): string {
  if (link?.pageId) return titles.get(link.pageId) ?? `Page ${link.pageId}, which is not there`
  return link?.href ?? ''
}
