import { current } from 'immer'
import { isWithin, type PageTree, slotOf } from '#schema/page/tree'
import type { Edit, EditedPage, InsertionPoint } from './edited-page'
import { changeSiblings, liftOut } from './siblings'

/**
 * Moves blocks in their order, so that the first one is at `place`, counted without all of them. They can't be moved into
 * themselves, and none may contain another.
 */
export function moveBlocks(ids: readonly string[], place: InsertionPoint): Edit {
  return (page) => {
    const { tree } = page
    refuseCircle((current(page) as EditedPage).tree, ids, place)
    for (const id of ids) {
      liftOut(tree, id)
      tree.parents.set(id, place.slot)
    }
    changeSiblings(tree, place.slot, (siblings) => siblings.splice(place.index, 0, ...ids))
  }
}

function refuseCircle(tree: PageTree, ids: readonly string[], { slot }: InsertionPoint): void {
  const target = slotOf(slot)
  const inItself = target && ids.find((id) => isWithin(tree, target.blockId, id))
  if (inItself) throw new Error(`Block '${inItself}' cannot be moved into itself`)
}
