import { ancestorsOf, type PageTree, slotOf } from '#schema/page/tree'
import { isWhole } from './edits/set-locked'

/*
 * Returns whether a block has its own lock: `locked`, a key used only by the editor, not by visitors or the registry. Its
 * descendants are locked with it.
 */

export function isLocked(tree: PageTree, id: string): boolean {
  return isWhole(tree.blocks.get(id)?.locked)
}

/** Returns the block whose lock applies: itself or an ancestor; `null` if it isn't locked. */
export function lockOf(tree: PageTree, id: string): string | null {
  return [id, ...ancestorsOf(tree, id)].find((each) => isLocked(tree, each)) ?? null
}

/** Returns the block whose lock prevents deletion: itself, an ancestor or a descendant. */
export function lockAround(tree: PageTree, id: string): string | null {
  return lockOf(tree, id) ?? lockWithin(tree, id)
}

function lockWithin(tree: PageTree, id: string): string | null {
  // Searches the few locked blocks for this ancestor, which is faster than searching its descendants.
  for (const [each, block] of tree.blocks)
    if (isWhole(block.locked) && ancestorsOf(tree, each).includes(id)) return each
  return null
}

/** Returns the lock of a slot's container. */
export function lockOfSlot(tree: PageTree, slot: string): string | null {
  const at = slotOf(slot)
  return at && lockOf(tree, at.blockId)
}
