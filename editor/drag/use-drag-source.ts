import type { KeyboardEvent, MouseEvent, TouchEvent } from 'react'
import { lockForbidsChange } from '../store/lock-commands'
import type { Dragged } from '../store/places'
import { actionTargets } from '../store/selection'
import { type EditorSession, useSession } from '../store/session'
import { useDragPort } from './drag-port'
import { listenForDragKeys } from './follow-keys'
import { useDrag } from './page-drag'

/** Makes an element draggable by mouse, by touch after a long press, and by the given keys. */
export function useDragSource({ pick, keys = [' ', 'Enter'] }: DragSourceOptions) {
  const { canEdit } = useSession()
  const drag = useDrag()
  const port = useDragPort()

  function press(event: MouseEvent<HTMLElement> | TouchEvent<HTMLElement>): void {
    if (canEdit) port.press(event, pick)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.target !== event.currentTarget || !keys.includes(event.key)) return
    const what = canEdit && !event.repeat ? pick() : null
    if (!what) return
    // Otherwise the same key would also click the element, or drop the block that it has just picked up.
    event.preventDefault()
    event.stopPropagation()
    drag.start(what, 'keyboard')
    listenForDragKeys(drag, event.currentTarget.ownerDocument)
  }

  // Prevents the click that some browsers fire on key release.
  function onKeyUp(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === ' ' && keys.includes(' ')) event.preventDefault()
  }

  return {
    onMouseDown: press,
    onTouchStart: press,
    onKeyDown,
    onKeyUp,
    'aria-describedby': INSTRUCTIONS_ID,
  }
}

interface DragSourceOptions {
  /** Returns what is dragged; `null` for nothing. */
  readonly pick: () => Dragged | null
  /** The keys that start the drag; by default Space and Enter. */
  readonly keys?: readonly string[]
}

/** Id of the instructions for dragging by keyboard, which every drag source refers to (`aria-describedby`). */
export const INSTRUCTIONS_ID = 'ed-drag-instructions'

/**
 * Returns what a drag of this block picks up: the whole selection if it includes the block, otherwise the block alone; `null` if
 * it is locked.
 */
export function blocksDragged(session: EditorSession, id: string): Dragged | null {
  if (lockForbidsChange(session, actionTargets(session, id))) return null
  return { kind: 'block', id, ids: actionTargets(session, id) }
}
