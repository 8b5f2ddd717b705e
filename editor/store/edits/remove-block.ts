import { slotOf } from '#schema/page/tree'
import type { Edit } from '../edited-page'

/** Takes a block and all it holds off the page. */
export function removeBlock(id: string): Edit {
  return ({ tree }) => {
    const siblings = tree.children.get(tree.parents.get(id) ?? '')
    const at = siblings?.indexOf(id) ?? -1
    if (!siblings || at < 0) throw new Error(`Block '${id}' is not on the page`)
    siblings.splice(at, 1)
    forget(id)

    function forget(gone: string): void {
      // Keys only: reading a list makes a draft of it.
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
