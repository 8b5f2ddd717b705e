import { insertNew } from '../store/commands'
import { removeBlock } from '../store/edits/remove-block'
import { placeAfter, refusal } from '../store/places'
import type { EditorSession } from '../store/session'
import { isStillBlank } from '../store/starting-text'

const TEXT = 'Text'

/** Begins a text of its own below a block, as Enter does after a heading. Returns false where none may stand. */
export function startTextBelow(session: EditorSession, blockId: string): boolean {
  const { pageStore, registry, uiStore } = session
  const { tree } = pageStore.getState().page
  const place = placeAfter(tree, blockId)
  if (!registry.has(TEXT) || refusal(tree, { kind: 'new', name: TEXT }, place.slot, session))
    return false
  insertNew(session, TEXT, place)
  const { writing } = uiStore.getState()
  if (writing) uiStore.write({ ...writing, isNew: true })
  return true
}

/** Takes a block away again that was begun for a text and left without a word; selects the block it was begun from. */
export function removeBlankBlock(session: EditorSession, blockId: string): void {
  const { pageStore, registry, uiStore } = session
  const block = pageStore.getState().page.tree.blocks.get(blockId)
  const definition = block && registry.get(block.name)
  if (!definition || !isStillBlank(definition, block)) return
  const last = pageStore.getState().past.at(-1)
  const wasSelected = uiStore.getState().selectedId === blockId
  const origin = last?.after === blockId && typeof last.before === 'string' ? last.before : null
  // Where nothing came after it, it is as if it had never been added.
  if (origin !== null) pageStore.undo()
  else pageStore.edit(removeBlock(blockId), { label: 'Removed empty Text', before: blockId })
  if (wasSelected) uiStore.select(origin)
}
