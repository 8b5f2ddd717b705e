import type { Draft } from 'immer'
import type { Registry } from '#schema/block/block'
import type { StoredBlock } from '#schema/page/content'
import { ROOT, toTree } from '#schema/page/tree'
import type { Edit, InsertionPoint } from './edited-page'
import { changeSiblings } from './siblings'

/** Inserts a block with its descendants. Their ids must be unused on the page. */
export function insertBlock(block: StoredBlock, place: InsertionPoint, registry: Registry): Edit {
  return ({ tree }) => {
    const part = toTree({ format: 1, blocks: [block] }, registry)
    for (const [id, each] of part.blocks) {
      if (tree.blocks.has(id)) throw new Error(`Block '${id}' is on the page already`)
      tree.blocks.set(id, each as Draft<StoredBlock>)
    }
    for (const [slot, ids] of part.children) if (slot !== ROOT) tree.children.set(slot, [...ids])
    for (const [id, slot] of part.parents) tree.parents.set(id, slot)
    tree.parents.set(block.id, place.slot)
    changeSiblings(tree, place.slot, (ids) => ids.splice(place.index, 0, block.id))
  }
}
