import type { WisdomKind } from '#schema/entities/wisdom'
import type { SampleWisdomItem } from '../sample-content'

interface WisdomOptions
  extends Pick<SampleWisdomItem, 'id' | 'title' | 'pretitle' | 'subtitle' | 'description'> {
  readonly kind: WisdomKind
  readonly mediaId: number
  readonly daysAgo: number
  /** Where it is; a page of the talks site when not given. */
  readonly href?: string
  readonly featured?: boolean
}

/** The items of one category. */
export function wisdomOf(
  category: SampleWisdomItem['category'],
  items: readonly WisdomOptions[],
): readonly SampleWisdomItem[] {
  return items.map(({ featured = false, href, ...item }) => ({
    ...item,
    category,
    featured,
    icon: null,
    href: href ?? `https://talks.example.org/${item.id}`,
  }))
}
