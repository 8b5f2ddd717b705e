import { t } from '#schema/messages/t'
import { allBlocks, CONTENT_LIMITS, type StoredBlock } from '#schema/page/content'
import { ancestorsOf, type PageTree, type SlotKey, slotOf, toStoredBlock } from '#schema/page/tree'

/** Length in characters from which a text is inserted into an editor in parts, and laid out only where it is visible. */
export const LONG_TEXT = 20_000

/*
 * Limits for the number of blocks and their nesting, enforced by the server. A page that already exceeds them can still be
 * edited, but not grow.
 */

export const TOO_DEEP = t('Blocks can be nested at most {depth} levels deep', {
  depth: CONTENT_LIMITS.depth,
})
export const MAX_DEPTH_MESSAGE = t('{toodeep}: choose a place closer to the top level', {
  toodeep: TOO_DEEP,
})

/** Returns why a page can't have this many more blocks; `null` if it can. */
export function numberRefusal(tree: PageTree, more: number, maxBlocks: number): string | null {
  const count = countOf(tree)
  return more > 0 && count + more > maxBlocks
    ? t(
        'This page has {count} blocks, and {more} more would exceed the limit of {maxBlocks}: delete some first',
        { count, more, maxBlocks },
      )
    : null
}

/** Returns why blocks of another page, with their descendants, can't be added to a slot; `null` if they can. */
export function additionRefusal(
  tree: PageTree,
  slot: SlotKey,
  blocks: readonly StoredBlock[],
  maxBlocks: number,
): string | null {
  const isDeep = levelOf(tree, slot) + depthOf(blocks) > CONTENT_LIMITS.depth
  return numberRefusal(tree, sizeOf(blocks), maxBlocks) ?? (isDeep ? MAX_DEPTH_MESSAGE : null)
}

/** Returns whether a block with its descendants would be nested too deep at this level, and deeper than it is now. */
export function isTooDeep(tree: PageTree, id: string, level: number): boolean {
  return level > ancestorsOf(tree, id).length && level + heightOf(tree, id) > CONTENT_LIMITS.depth
}

/** Returns the number of blocks including descendants. */
export function sizeOf(blocks: readonly StoredBlock[]): number {
  return [...allBlocks(blocks)].length
}

/** Returns the number of ancestors of a slot's blocks. */
export function levelOf(tree: PageTree, slot: SlotKey): number {
  const at = slotOf(slot)
  return at ? ancestorsOf(tree, at.blockId).length + 1 : 0
}

/** Returns the nesting depth of blocks: 1 for blocks without children. */
function depthOf(blocks: readonly StoredBlock[]): number {
  const depths = blocks.map(({ slots }) => 1 + depthOf(Object.values(slots ?? {}).flat()))
  return Math.max(0, ...depths)
}

const heights = new WeakMap<PageTree, Map<string, number>>()

/** Returns the nesting depth of a block. Memoized per page tree, because a drag asks for it at every place. */
function heightOf(tree: PageTree, id: string): number {
  const known = heights.get(tree) ?? new Map<string, number>()
  heights.set(tree, known)
  const height = known.get(id) ?? depthOf([toStoredBlock(tree, id)])
  known.set(id, height)
  return height
}

const counts = new WeakMap<PageTree['blocks'], number>()

/** Returns the number of blocks on the page, including those inside unknown blocks. Memoized per change. */
function countOf({ blocks }: PageTree): number {
  const count = counts.get(blocks) ?? sizeOf([...blocks.values()])
  counts.set(blocks, count)
  return count
}
