import { current, type Draft, isDraft } from 'immer'
import type { PageTree, SlotKey } from '#schema/page/tree'

/**
 * Changes the list of a slot as a whole. Changed in place, each id behind the change would be a change of its own: slow
 * on a long page, and all of them would be kept in the history.
 */
export function changeSiblings(
  tree: Draft<PageTree>,
  slot: SlotKey,
  change: (ids: string[]) => void,
): void {
  const ids = tree.children.get(slot)
  if (!ids) throw new Error(`There is no slot '${slot}' on the page`)
  const changed = [...(isDraft(ids) ? current(ids) : ids)]
  change(changed)
  tree.children.set(slot, changed)
}

/** Takes a block out of the list it stands in. Throws when it is not on the page. */
export function liftOut(tree: Draft<PageTree>, id: string): void {
  const slot = tree.parents.get(id)
  if (slot === undefined) throw new Error(`Block '${id}' is not on the page`)
  changeSiblings(tree, slot, (ids) => {
    const at = ids.indexOf(id)
    if (at < 0) throw new Error(`Block '${id}' is not on the page`)
    ids.splice(at, 1)
  })
}
