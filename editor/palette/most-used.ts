import type { AnyBlock } from '#schema/block/block'
import type { BlockUses } from '../store/block-uses'

/** What pages are made of most: the order for someone who has not added much yet. */
export const USUAL: readonly string[] = [
  'Text',
  'Media',
  'Hero',
  'CardList',
  'Columns',
  'HoursCard',
  'Faqs',
  'Video',
  'ExploreBackground',
  'GettingHere',
  'EventsPromo',
  'NewsPromo',
  'NewsList',
  'ActivitiesPromo',
  'QuickLinks',
  'PromoCards',
  'EmailSignUp',
  'SectionNavigation',
]
/** The number of blocks listed first: three rows of the palette. */
const MAX_LISTED = 6

/** The kinds of block that are added most, by this person if they have added some, then by everybody. */
export function mostUsed(blocks: readonly AnyBlock[], uses: BlockUses): readonly AnyBlock[] {
  const usesOf = ({ name }: AnyBlock) => (Object.hasOwn(uses, name) ? (uses[name] ?? 0) : 0)
  const usualAt = ({ name }: AnyBlock) =>
    USUAL.includes(name) ? USUAL.indexOf(name) : USUAL.length
  return blocks
    .filter((block) => usesOf(block) > 0 || USUAL.includes(block.name))
    .sort((a, b) => usesOf(b) - usesOf(a) || usualAt(a) - usualAt(b))
    .slice(0, MAX_LISTED)
}
