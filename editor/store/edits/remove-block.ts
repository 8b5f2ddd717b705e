import { slotOf } from '#schema/page/tree'
import type { Edit } from './edited-page'
import { liftOut } from './siblings'

/** Removes a block with its descendants. */
export function removeBlock(id: string): Edit {
  return ({ tree }) => {
    liftOut(tree, id)
    forget(id)

    function forget(gone: string): void {
      // Iterates only over keys, because reading a list creates a draft of it.
      for (const slot of [...tree.children.keys()]) {
        if (slotOf(slot)?.blockId !== gone) continue
        for (const child of [...(tree.children.get(slot) ?? [])]) forget(child)
        tree.children.delete(slot)
      }
      tree.blocks.delete(gone)
      tree.parents.delete(gone)
    }
  }
}
