import type { AnyBlock } from '#schema/block/block'
import type { BlockUses } from '../store/block-uses'

/** What pages are made of most: the order for someone who has not added much yet. */
const USUAL: readonly string[] = [
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
const ranks = new Map(USUAL.map((name, rank) => [name, rank]))

/** The number of blocks listed first: three rows of the palette. */
const MAX_LISTED = 6

/** The kinds of block that are added most, by this person if they have added some, then by everyone. */
export function mostUsed(blocks: readonly AnyBlock[], uses: BlockUses): readonly AnyBlock[] {
  const usesOf = ({ name }: AnyBlock) => (Object.hasOwn(uses, name) ? (uses[name] ?? 0) : 0)
  return blocks
    .filter((block) => usesOf(block) > 0 || ranks.has(block.name))
    .sort((a, b) => usesOf(b) - usesOf(a) || usualRank(a) - usualRank(b))
    .slice(0, MAX_LISTED)
}

/** The place of a kind of block in that order; those that are not in it come after. */
export function usualRank({ name }: AnyBlock): number {
  return ranks.get(name) ?? USUAL.length
}
