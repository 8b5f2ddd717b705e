import type { KeyboardEvent, MouseEvent, TouchEvent } from 'react'
import { lockForbidsChange } from '../store/lock-commands'
import type { Dragged } from '../store/places'
import { actionTargets } from '../store/selection'
import type { EditorSession } from '../store/session'
import { useSession } from '../store/session'
import { useDrag } from './drag-context'
import { useDragPort } from './drag-port'
import { followKeys } from './follow-keys'

/** Makes an element draggable: by mouse, by touch after a long press, and by the given keys. */
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
    // Otherwise the same key would also be a click on the element, and a drop of what was just picked up.
    event.preventDefault()
    event.stopPropagation()
    drag.start(what, 'keyboard')
    followKeys(drag, event.currentTarget.ownerDocument)
  }

  // Some browsers make the click of a button of the key's release.
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
  /** What is dragged; `null` for nothing. */
  readonly pick: () => Dragged | null
  /** The keys that start the drag; by default Space and Enter. */
  readonly keys?: readonly string[]
}

/** The description of how to drag by keyboard, referred to by every drag source (`aria-describedby`). */
export const INSTRUCTIONS_ID = 'ed-drag-instructions'

/** What is picked up at a block: everything selected when it is part of it, else the block alone; nothing when locked. */
export function blocksDragged(session: EditorSession, id: string): Dragged | null {
  if (lockForbidsChange(session, actionTargets(session, id))) return null
  return { kind: 'block', id, ids: actionTargets(session, id) }
}
