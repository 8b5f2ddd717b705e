import type { KeyboardEvent } from 'react'
import { ancestorsOf } from '#schema/page/tree'
import { duplicate, moveBy, remove, selectAndSay } from '../store/commands'
import type { EditorSession } from '../store/session'

/**
 * The keys that act on the selected block, wherever it is focused: canvas and outline. Answers true when a key was
 * used up. Nothing fires in a text field.
 */
export function pressBlockKey(session: EditorSession, event: KeyboardEvent): boolean {
  const id = session.uiStore.getState().selectedId
  const { tree } = session.pageStore.getState().page
  if (id === null || !tree.blocks.has(id) || isTyping(event.target)) return false
  const act = actionOf(event)
  if (!act || (act !== climb && !session.canEdit)) return false
  act(session, id)
  event.preventDefault()
  return true
}

type Action = (session: EditorSession, id: string) => void

function actionOf(event: KeyboardEvent): Action | null {
  const { altKey, key } = event
  const withMod = event.ctrlKey || event.metaKey
  if (withMod && !altKey && key.toLowerCase() === 'd') return duplicate
  if (altKey && !withMod && key === 'ArrowUp') return (session, id) => moveBy(session, id, -1)
  if (altKey && !withMod && key === 'ArrowDown') return (session, id) => moveBy(session, id, 1)
  if (altKey || withMod) return null
  if (key === 'Delete' || key === 'Backspace') return remove
  return key === 'Escape' ? climb : null
}

/** From a block to the one that holds it, and from there to nothing. */
function climb(session: EditorSession, id: string): void {
  selectAndSay(session, ancestorsOf(session.pageStore.getState().page.tree, id)[0] ?? null)
}

function isTyping(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select') !== null)
  )
}
