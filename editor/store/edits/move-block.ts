import { current } from 'immer'
import { isWithin, slotOf } from '#schema/page/tree'
import type { Edit, EditedPage } from '../edited-page'
import type { Place } from './place'

/** Moves a block so that it ends up at `place`, counted after it has been lifted out. Never into itself. */
export function moveBlock(id: string, place: Place): Edit {
  return (page) => {
    const { tree } = page
    const target = slotOf(place.slot)
    if (target && isWithin((current(page) as EditedPage).tree, target.blockId, id))
      throw new Error(`Block '${id}' cannot be moved into itself`)
    const from = tree.parents.get(id)
    const source = from === undefined ? undefined : tree.children.get(from)
    const siblings = tree.children.get(place.slot)
    if (from === undefined || !source || !siblings)
      throw new Error(`Block '${id}' or its new place is not on the page`)
    const at = source.indexOf(id)
    if (from === place.slot && at === place.index) return
    source.splice(at, 1)
    siblings.splice(place.index, 0, id)
    tree.parents.set(id, place.slot)
  }
}
