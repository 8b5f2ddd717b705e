import { current, type Draft, isDraft } from 'immer'
import type { PageTree, SlotKey } from '#schema/page/tree'

/**
 * Replaces a slot's list as a whole. Changed in place, every later id would be a separate patch, which is slow on a long page and
 * fills the history.
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

/** Removes a block from its list. Throws if it isn't on the page. */
export function liftOut(tree: Draft<PageTree>, id: string): void {
  const slot = tree.parents.get(id)
  if (slot === undefined) throw new Error(`Block '${id}' is not on the page`)
  changeSiblings(tree, slot, (ids) => {
    const at = ids.indexOf(id)
    if (at < 0) throw new Error(`Block '${id}' is not on the page`)
    ids.splice(at, 1)
  })
}
