import {
  AutoScrollActivator,
  type CollisionDetection,
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { snapCenterToCursor } from '@dnd-kit/modifiers'
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useSession } from '../store/session'
import { DragChip } from './drag-chip'
import { DragProvider } from './drag-context'
import { DragInstructions } from './drag-instructions'
import { DragConnection, DragPortProvider, dragPort, OUTLINE_DROPPABLE } from './drag-port'
import type { Point } from './geometry'
import { pageDrag } from './page-drag'

const AUTO_SCROLL = { activator: AutoScrollActivator.Pointer, threshold: { x: 0, y: 0.15 } }

/**
 * Wraps palette, canvas and outline, so that blocks are dragged from one to another. dnd-kit tracks the pointer,
 * scrolls near the edges and carries the chip; the place is found by our own tree (`find-place.ts`).
 */
export function CanvasDrag({ children }: { readonly children: ReactNode }) {
  const session = useSession()
  const drag = useMemo(() => pageDrag(session), [session])
  const [port] = useState(dragPort)
  const pointer = usePointer()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  )
  const [over] = useState<CollisionDetection>(() => () => {
    const id = targetUnderPointer()
    return id ? [{ id }] : []
  })
  useEffect(() => () => drag.cancel(), [drag])

  function start(): void {
    const what = port.picked()
    if (what) drag.start(what, 'pointer')
  }

  function targetUnderPointer() {
    return pointer.current && port.targetAt(pointer.current)
  }

  function point(): void {
    const target = targetUnderPointer()
    if (target === OUTLINE_DROPPABLE) drag.pointAtRows(pointer.current)
    else drag.pointAt(target ? pointer.current : null)
  }

  return (
    <DragProvider value={drag}>
      <DragPortProvider value={port}>{children}</DragPortProvider>
      <DndContext
        sensors={sensors}
        collisionDetection={over}
        autoScroll={AUTO_SCROLL}
        accessibility={SILENT}
        onDragStart={start}
        onDragMove={point}
        onDragEnd={() => {
          point()
          drag.drop()
        }}
        onDragCancel={drag.cancel}
      >
        <DragConnection port={port} />
        <DragOverlay dropAnimation={null} modifiers={OVERLAY_MODIFIERS}>
          <DragChip />
        </DragOverlay>
        <DragInstructions />
      </DndContext>
    </DragProvider>
  )
}

const OVERLAY_MODIFIERS = [snapCenterToCursor]
// Announcements go through the editor's own live region; dnd-kit's would repeat them.
const SILENT = { container: document.createElement('div'), restoreFocus: false }

const FOLLOWED = [
  'mousedown',
  'mousemove',
  'mouseup',
  'touchstart',
  'touchmove',
  'touchend',
] as const

/**
 * Where the pointer is in the window. By a listener of our own: dnd-kit's position is as old as the last React render, and
 * a quick drop would use an earlier position.
 */
function usePointer(): RefObject<Point | null> {
  const pointer = useRef<Point | null>(null)
  useEffect(() => {
    for (const type of FOLLOWED) window.addEventListener(type, follow, LISTENING)
    return () => {
      for (const type of FOLLOWED) window.removeEventListener(type, follow, LISTENING)
    }

    function follow(event: MouseEvent | TouchEvent): void {
      const at = 'changedTouches' in event ? event.changedTouches[0] : event
      if (at) pointer.current = { x: at.clientX, y: at.clientY }
    }
  }, [])
  return pointer
}

const LISTENING = { capture: true, passive: true }
