import type { KeyboardEvent } from 'react'
import { ancestorsOf, childrenOf, walk } from '#schema/page/tree'
import { pressBlockKey } from '../blocks/block-keys'
import { isShortcut } from '../shortcuts/pressed-shortcut'
import { placeAfter, slotsOfBlock } from '../store/places'
import { selectAndSay, selectNextTo } from '../store/selection'
import type { EditorSession } from '../store/session'

/** Handles keys on the canvas: arrows move from block to block in reading order, into and out of containers. */
export function pressCanvasKey(session: EditorSession, event: KeyboardEvent<HTMLElement>): void {
  // Menus and dialogs opened from the canvas are rendered elsewhere in the DOM and handle their own keys.
  const isInside = event.target instanceof Node && event.currentTarget.contains(event.target)
  if (!isInside || event.defaultPrevented || pressBlockKey(session, event)) return
  if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return
  if (handleKey(session, event)) event.preventDefault()
}

/** Returns true if the key was handled. */
function handleKey(session: EditorSession, event: KeyboardEvent): boolean {
  const { key, shiftKey } = event
  if (shiftKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
    selectNextTo(session, key === 'ArrowUp' ? -1 : 1)
    return true
  }
  if (session.canEdit && isShortcut('insertAfter', event.nativeEvent)) {
    session.uiStore.openInserter(placeAfter(session.pageStore.getState().page.tree, null))
    return true
  }
  if (key === 'Enter') {
    editFields(session)
    return true
  }
  // Prevents Space from scrolling, which would move the block out of sight of a user who wants to type.
  if (key === ' ') return true
  const next = neighbour(session, key)
  if (next) selectAndSay(session, next)
  return next !== undefined
}

/** Returns the block that a key leads to; `null` if there is none, `undefined` for other keys. */
function neighbour(session: EditorSession, key: string): string | null | undefined {
  const { tree } = session.pageStore.getState().page
  const { selectedId } = session.uiStore.getState()
  const ids = walk(tree).map(({ id }) => id)
  const at = selectedId === null ? -1 : ids.indexOf(selectedId)
  switch (key) {
    case 'ArrowDown':
      return ids[at + 1] ?? null
    case 'ArrowUp':
      return ids[at < 0 ? ids.length - 1 : at - 1] ?? null
    case 'Home':
      return ids[0] ?? null
    case 'End':
      return ids.at(-1) ?? null
    case 'ArrowLeft':
      return selectedId === null ? null : (ancestorsOf(tree, selectedId)[0] ?? null)
    case 'ArrowRight':
      return selectedId === null ? null : firstChild(session, selectedId)
    default:
      return undefined
  }
}

function firstChild(session: EditorSession, id: string): string | null {
  const { tree } = session.pageStore.getState().page
  return (
    slotsOfBlock(tree, id, session.registry).flatMap((slot) => childrenOf(tree, slot))[0] ?? null
  )
}

function editFields({ uiStore }: EditorSession): void {
  const { selectedId } = uiStore.getState()
  if (selectedId !== null) uiStore.focusField(selectedId)
}
