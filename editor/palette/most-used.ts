import type { AnyBlock } from '#schema/block/block'
import type { BlockUses } from '../store/block-uses'

/** Most common blocks of pages, the default order for users who have added few. */
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

/** Number of blocks listed first: three rows of the palette. */
const MAX_LISTED = 6

/** Returns the most frequently added block types: by this user if they have added some, then by everyone. */
export function mostUsed(blocks: readonly AnyBlock[], uses: BlockUses): readonly AnyBlock[] {
  const usesOf = ({ name }: AnyBlock) => (Object.hasOwn(uses, name) ? (uses[name] ?? 0) : 0)
  return blocks
    .filter((block) => usesOf(block) > 0 || ranks.has(block.name))
    .sort((a, b) => usesOf(b) - usesOf(a) || usualRank(a) - usualRank(b))
    .slice(0, MAX_LISTED)
}

/** Returns the rank of a block type in that order; missing types come last. */
export function usualRank({ name }: AnyBlock): number {
  return ranks.get(name) ?? USUAL.length
}
