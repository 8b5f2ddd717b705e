import { t } from '#schema/messages/t'
import { insertNew } from '../store/commands'
import { removeBlock } from '../store/edits/remove-block'
import { type Mark, stepsSince } from '../store/history'
import { placeAfter, refusal } from '../store/places'
import type { EditorSession } from '../store/session'
import { isStillBlank } from '../store/starting-text'

const TEXT = 'Text'

/**
 * Starts a new text block below a block, for example after Enter in a heading. Returns false if no text block is allowed there.
 */
export function startTextBelow(session: EditorSession, blockId: string): boolean {
  const { pageStore, uiStore } = session
  if (!mayStartTextBelow(session, blockId)) return false
  const place = placeAfter(pageStore.getState().page.tree, blockId)
  const begun = pageStore.mark()
  insertNew(session, TEXT, place)
  const { writing } = uiStore.getState()
  if (writing) uiStore.write({ ...writing, begun })
  return true
}

export function mayStartTextBelow(session: EditorSession, blockId: string): boolean {
  const { tree } = session.pageStore.getState().page
  const { slot } = placeAfter(tree, blockId)
  return (
    session.registry.has(TEXT) && refusal(tree, { kind: 'new', name: TEXT }, slot, session) === null
  )
}

/** Removes a block that was added for a text but left empty, and selects the block it was started from. */
export function removeBlankBlock(session: EditorSession, blockId: string, begun: Mark): void {
  const { pageStore, registry, uiStore } = session
  const block = pageStore.getState().page.tree.blocks.get(blockId)
  const definition = block && registry.get(block.name)
  if (!definition || !isStillBlank(definition, block)) return
  const wasSelected = uiStore.getState().selectedId === blockId
  const steps = stepsSince(pageStore.getState().past, begun) ?? []
  const [first] = steps
  const origin = typeof first?.before === 'string' ? first.before : null
  // If nothing else was done since, it is undone as if it had never been added.
  const isAlone = origin !== null && steps.every(({ after }) => after === blockId)
  if (isAlone) pageStore.bailToMark(begun)
  else pageStore.edit(removeBlock(blockId), { label: t('Removed empty Text'), before: blockId })
  if (wasSelected) uiStore.select(isAlone ? origin : null)
}
