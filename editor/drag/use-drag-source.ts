import { useDraggable } from '@dnd-kit/core'
import type { KeyboardEvent, MouseEventHandler, TouchEventHandler } from 'react'
import type { Dragged } from '../store/places'
import { useSession } from '../store/session'
import { useDrag } from './drag-context'
import { INSTRUCTIONS_ID } from './drag-instructions'
import { followKeys } from './follow-keys'

/** What a source of drags tells when it is picked up; `null` picks nothing up. */
export interface DragSourceData {
  readonly pick: () => Dragged | null
}

/** Makes an element something to pick up: by mouse, by touch after a moment, and by the keys given. */
export function useDragSource({ id, pick, keys = [' ', 'Enter'] }: DragSourceOptions) {
  const { canEdit } = useSession()
  const drag = useDrag()
  const data: DragSourceData = { pick }
  const { setNodeRef, listeners } = useDraggable({
    id,
    data: { ...data },
    disabled: !canEdit,
  })

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
    ref: setNodeRef,
    // dnd-kit types its listeners as any function by any name; these are the two its sensors here ask for.
    ...(listeners as PointerListeners | undefined),
    onKeyDown,
    onKeyUp,
    'aria-describedby': INSTRUCTIONS_ID,
  }
}

interface PointerListeners {
  readonly onMouseDown: MouseEventHandler
  readonly onTouchStart: TouchEventHandler
}

export interface DragSourceOptions {
  /** Unique among everything that can be picked up. */
  readonly id: string
  readonly pick: () => Dragged | null
  /** The keys that pick it up; Space and Enter when not given. */
  readonly keys?: readonly string[]
}
