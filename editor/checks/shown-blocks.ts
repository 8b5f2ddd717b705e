import type { StoredBlock } from '#schema/page/content'
import { childrenOf, type PageTree, ROOT, type SlotKey, slotKey } from '#schema/page/tree'

/** A block of the page and whether visitors see it: false if it or an ancestor is hidden. */
export interface PlacedBlock {
  readonly block: StoredBlock
  readonly isShown: boolean
}

/** Returns all blocks of a page in reading order. */
export function placedBlocks(tree: PageTree): PlacedBlock[] {
  const placed: PlacedBlock[] = []
  visit(ROOT, true)
  return placed

  function visit(slot: SlotKey, isParentShown: boolean): void {
    for (const id of childrenOf(tree, slot)) {
      const block = tree.blocks.get(id)
      if (!block) continue
      const isShown = isParentShown && !block.hidden
      placed.push({ block, isShown })
      for (const name of Object.keys(block.slots ?? {})) visit(slotKey(id, name), isShown)
    }
  }
}
