import { castDraft, type Draft, original } from 'immer'
import { isSame } from '#schema/page/merge/canonical'
import type { Edit, EditedPage } from './edited-page'

/** Replaces the page by another one, as one undoable step. Equal parts are left unchanged. */
export function becomePage(next: EditedPage): Edit {
  return (page) => {
    const { tree } = page
    if (!isSame(page.settings, next.settings)) page.settings = castDraft(next.settings)
    if (!isSame(tree.page, next.tree.page)) tree.page = castDraft(next.tree.page)
    becomeMap(tree.blocks, next.tree.blocks)
    becomeMap(tree.children, next.tree.children)
    becomeMap(tree.parents, next.tree.parents)
  }
}

function becomeMap<Value>(map: Map<string, Draft<Value>>, next: ReadonlyMap<string, Value>): void {
  // Compares with the originals instead of drafts: accessing an entry would create a draft for every block.
  const before: ReadonlyMap<string, unknown> = original(map as Map<string, unknown>) ?? map
  for (const key of before.keys()) if (!next.has(key)) map.delete(key)
  for (const [key, value] of next)
    if (!isSame(before.get(key), value)) map.set(key, castDraft(value))
}
