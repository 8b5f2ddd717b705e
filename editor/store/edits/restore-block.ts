import { castDraft, current } from 'immer'
import type { Registry } from '#schema/block/block'
import type { PageContent, StoredBlock } from '#schema/page/content'
import { blockOf, childrenOf, type PageTree, ROOT, toStoredBlock, toTree } from '#schema/page/tree'
import type { Edit, EditedPage, InsertionPoint } from './edited-page'
import { insertBlock } from './insert-block'

/**
 * Restores one block from another version. Its current children stay; a deleted block returns to its old position with its old
 * children, unless they are elsewhere now.
 */
export function restoreBlock(id: string, version: PageContent, registry: Registry): Edit {
  return (page) => {
    const then = toTree(version, registry)
    if (page.tree.blocks.has(id)) {
      page.tree.blocks.set(id, castDraft(blockOf(then, id)))
      return
    }
    const { block, place } = restoredBlocks((current(page) as EditedPage).tree, id, then)
    insertBlock(block, place, registry)(page)
  }
}

/** Returns a deleted block as it will be restored, and its place. */
export function restoredBlocks(
  tree: PageTree,
  id: string,
  then: PageTree,
): { readonly block: StoredBlock; readonly place: InsertionPoint } {
  return { block: without(toStoredBlock(then, id), tree.blocks), place: placeIn(tree, then, id) }
}

/** Returns the block's old place: after the nearest preceding block that still exists, or at the end of the page. */
function placeIn(tree: PageTree, then: PageTree, id: string): InsertionPoint {
  const slot = then.parents.get(id) ?? ROOT
  if (!tree.children.has(slot)) return { slot: ROOT, index: childrenOf(tree, ROOT).length }
  const siblings = childrenOf(then, slot)
  const now = childrenOf(tree, slot)
  const before = siblings.slice(0, siblings.indexOf(id)).findLast((each) => now.includes(each))
  return { slot, index: before === undefined ? 0 : now.indexOf(before) + 1 }
}

function without(block: StoredBlock, taken: PageTree['blocks']): StoredBlock {
  if (!block.slots) return block
  const slots = Object.entries(block.slots).map(([name, children]): [string, StoredBlock[]] => [
    name,
    children.filter(({ id }) => !taken.has(id)).map((each) => without(each, taken)),
  ])
  return { ...block, slots: Object.fromEntries(slots) }
}
