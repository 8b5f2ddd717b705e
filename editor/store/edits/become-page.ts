import { castDraft, type Draft, original } from 'immer'
import { isSame } from '#schema/page/merge/canonical'
import type { Edit, EditedPage } from './edited-page'

/** Makes the page another one, as one step that can be undone. What is the same in both is left alone. */
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
  // Compared with what is there, not through drafts: asking for one makes it, for every block of the page.
  const before: ReadonlyMap<string, unknown> = original(map as Map<string, unknown>) ?? map
  for (const key of before.keys()) if (!next.has(key)) map.delete(key)
  for (const [key, value] of next)
    if (!isSame(before.get(key), value)) map.set(key, castDraft(value))
}
