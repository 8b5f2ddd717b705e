import type { KeyboardEvent } from 'react'
import { isShortcut, pressedOf } from '../shortcuts/pressed-shortcut'
import type { EditorSession } from '../store/session'
import { setInteractive } from '../store/set-interactive'
import { zoomBy } from '../store/zoom'

const NAMES = ['zoomIn', 'zoomOut', 'zoomReset', 'bar'] as const

/** Handles keys for the view of the page: size, trying out and the block bar. Returns true if the key was handled. */
export function pressViewKey(session: EditorSession, event: KeyboardEvent<HTMLElement>): boolean {
  const isInside = event.target instanceof Node && event.currentTarget.contains(event.target)
  if (!isInside || event.defaultPrevented) return false
  const { uiStore } = session
  if (uiStore.getState().isInteractive) return leaveByKey(session, event)
  if (event.target === event.currentTarget && isShortcut('interactive', event.nativeEvent)) {
    setInteractive(session, true)
    return true
  }
  const name = pressedOf(NAMES, event.nativeEvent)
  if (name === undefined) return false
  event.preventDefault()
  if (name === 'bar')
    event.currentTarget.querySelector<HTMLElement>('.ed-block-bar button')?.focus()
  else if (name === 'zoomReset') uiStore.setZoom(1)
  else zoomBy(session, name === 'zoomIn' ? 1 : -1)
  return true
}

/** Handles the keys that end trying out; all other keys belong to the page. */
function leaveByKey(session: EditorSession, event: KeyboardEvent<HTMLElement>): boolean {
  const isOwn = event.target === event.currentTarget
  if (event.key === 'Escape' || (isOwn && isShortcut('interactive', event.nativeEvent))) {
    event.preventDefault()
    setInteractive(session, false)
    event.currentTarget.focus({ preventScroll: true })
  }
  return true
}
