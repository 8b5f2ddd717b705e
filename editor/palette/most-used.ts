import type { AnyBlock, Category } from '#schema/block/block'
import type { BlockUses } from '../store/block-uses'
import { categoryLabels } from './addable-blocks'

/** What pages are made of most: the order for somebody who has not added much yet. */
const USUAL = ['Text', 'Media', 'Hero', 'CardList', 'Columns', 'HoursCard', 'Faqs', 'Video']
/** The number of blocks listed first: three rows of the palette. */
const MOST = 6

type Categories = readonly (readonly [Category, readonly AnyBlock[]])[]

/** Kinds of block under a heading. */
export interface BlockGroup {
  readonly label: string
  readonly blocks: readonly AnyBlock[]
}

/** Those that are used most, then all of them by category: a kind that is used much stands in two groups. */
export function withMostUsed(categories: Categories, uses: BlockUses): readonly BlockGroup[] {
  const most = mostUsed(categories, uses)
  return [
    ...(most.length > 0 ? [{ label: 'Used most', blocks: most }] : []),
    ...labelled(categories),
  ]
}

export function labelled(categories: Categories): readonly BlockGroup[] {
  return categories.map(([category, blocks]) => ({ label: categoryLabels[category], blocks }))
}

/** The kinds of block that are added most, by this person if they have added some, then by everybody. */
export function mostUsed(categories: Categories, uses: BlockUses): readonly AnyBlock[] {
  const usesOf = ({ name }: AnyBlock) => (Object.hasOwn(uses, name) ? (uses[name] ?? 0) : 0)
  const usualAt = ({ name }: AnyBlock) =>
    USUAL.includes(name) ? USUAL.indexOf(name) : USUAL.length
  return categories
    .flatMap(([, blocks]) => blocks)
    .filter((block) => usesOf(block) > 0 || USUAL.includes(block.name))
    .sort((a, b) => usesOf(b) - usesOf(a) || usualAt(a) - usualAt(b))
    .slice(0, MOST)
}
