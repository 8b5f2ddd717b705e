import type { ImportedWisdomItem } from '#schema/import/network-content'
import type { WisdomKind } from '#schema/records/wisdom/wisdom.record'

/** Below it each talk has its page (`documents/talks.ts`). */
export const TALKS = '/inspiration/'

interface WisdomOptions
  extends Pick<ImportedWisdomItem, 'id' | 'title' | 'pretitle' | 'subtitle' | 'description'> {
  readonly kind: WisdomKind
  readonly mediaId: number
  readonly daysAgo: number
  /** Its address; a page of its own when not given. */
  readonly href?: string
  readonly featured?: boolean
}

/** The items of one category. */
export function wisdomOf(
  category: ImportedWisdomItem['category'],
  items: readonly WisdomOptions[],
): readonly ImportedWisdomItem[] {
  return items.map(({ featured = false, href, ...item }) => ({
    ...item,
    category,
    featured,
    icon: null,
    href: href ?? `${TALKS}${slugOf(item)}`,
  }))
}

/** The part of the title in Latin letters: `peace-of-mind`. */
function slugOf({ id, title }: Pick<ImportedWisdomItem, 'id' | 'title'>): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g)
  return words ? words.join('-') : `talk-${id}`
}
