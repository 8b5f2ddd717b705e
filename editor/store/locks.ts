import { ancestorsOf, type PageTree, slotOf } from '#schema/page/tree'

/*
 * A locked block carries `locked`, a key of the editor alone: visitors and the registry know nothing of it.
 * What a locked block holds is locked with it.
 */

export function isLocked(tree: PageTree, id: string): boolean {
  return isWhole(tree.blocks.get(id)?.locked)
}

/** Head office may say who locked it and why, and lock single fields alone (`schema/page/overrides/locks.ts`). */
function isWhole(locked: unknown): boolean {
  if (locked === true) return true
  return typeof locked === 'object' && locked !== null && !('fields' in locked)
}

/** The block whose lock holds this one: itself, or one that holds it; `null` when it is free. */
export function lockOf(tree: PageTree, id: string): string | null {
  return [id, ...ancestorsOf(tree, id)].find((each) => isLocked(tree, each)) ?? null
}

/** A lock that keeps a block from being deleted: its own, or of a block that holds it or that it holds. */
export function lockAround(tree: PageTree, id: string): string | null {
  return lockOf(tree, id) ?? lockWithin(tree, id)
}

function lockWithin(tree: PageTree, id: string): string | null {
  // Few blocks are locked, so it is asked of them what they are in, not of the block what it holds.
  for (const [each, block] of tree.blocks)
    if (isWhole(block.locked) && ancestorsOf(tree, each).includes(id)) return each
  return null
}

/** The lock of the container of a slot. */
export function lockOfSlot(tree: PageTree, slot: string): string | null {
  const at = slotOf(slot)
  return at && lockOf(tree, at.blockId)
}
