import { t } from '#schema/messages/t'
import { allBlocks, CONTENT_LIMITS, type StoredBlock } from '#schema/page/content'
import { ancestorsOf, type PageTree, type SlotKey, slotOf, toStoredBlock } from '#schema/page/tree'

/*
 * How many blocks a page holds and how deep they are nested: the server saves nothing beyond. A page that is beyond already can
 * still be changed; it only may not grow.
 */

export const TOO_DEEP = t('Blocks may be nested {depth} deep at most', {
  depth: CONTENT_LIMITS.depth,
})
export const MAX_DEPTH_MESSAGE = t('{toodeep}: choose a place closer to the top level', {
  toodeep: TOO_DEEP,
})

/** Why a page may not hold so many more blocks; `null` when it may. */
export function numberRefusal(tree: PageTree, more: number, maxBlocks: number): string | null {
  const count = countOf(tree)
  return more > 0 && count + more > maxBlocks
    ? t(
        'The page has {count} blocks; with {more} more it would have too many (at most {maxBlocks}): delete some first',
        { count, more, maxBlocks },
      )
    : null
}

/** Why blocks of another page, with all they hold, may not be added to a slot; `null` when they may. */
export function additionRefusal(
  tree: PageTree,
  slot: SlotKey,
  blocks: readonly StoredBlock[],
  maxBlocks: number,
): string | null {
  const isDeep = levelOf(tree, slot) + depthOf(blocks) > CONTENT_LIMITS.depth
  return numberRefusal(tree, sizeOf(blocks), maxBlocks) ?? (isDeep ? MAX_DEPTH_MESSAGE : null)
}

/** Whether a block of the page, with all it holds, would be nested too deep below so many others, and deeper than it is now. */
export function isTooDeep(tree: PageTree, id: string, level: number): boolean {
  return level > ancestorsOf(tree, id).length && level + heightOf(tree, id) > CONTENT_LIMITS.depth
}

/** How many blocks these are, with all they hold. */
export function sizeOf(blocks: readonly StoredBlock[]): number {
  return [...allBlocks(blocks)].length
}

/** How many blocks hold what stands in a slot. */
export function levelOf(tree: PageTree, slot: SlotKey): number {
  const at = slotOf(slot)
  return at ? ancestorsOf(tree, at.blockId).length + 1 : 0
}

/** How deep blocks are nested in themselves: 1 for those that hold none. */
function depthOf(blocks: readonly StoredBlock[]): number {
  const depths = blocks.map(({ slots }) => 1 + depthOf(Object.values(slots ?? {}).flat()))
  return Math.max(0, ...depths)
}

const heights = new WeakMap<PageTree, Map<string, number>>()

/** Remembered as long as the page stays: during a drag it is asked for at every place. */
function heightOf(tree: PageTree, id: string): number {
  const known = heights.get(tree) ?? new Map<string, number>()
  heights.set(tree, known)
  const height = known.get(id) ?? depthOf([toStoredBlock(tree, id)])
  known.set(id, height)
  return height
}

const counts = new WeakMap<PageTree['blocks'], number>()

/** Every block of the page, those inside unknown ones, too. Counted once for each change of the page. */
function countOf({ blocks }: PageTree): number {
  const count = counts.get(blocks) ?? sizeOf([...blocks.values()])
  counts.set(blocks, count)
  return count
}
