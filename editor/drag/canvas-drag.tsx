import {
  AutoScrollActivator,
  type CollisionDetection,
  DndContext,
  DragOverlay,
  MouseSensor,
  type Over,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { snapCenterToCursor } from '@dnd-kit/modifiers'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useSession } from '../store/session'
import { DragChip } from './drag-chip'
import { DragProvider } from './drag-context'
import { DragInstructions } from './drag-instructions'
import {
  CANVAS_DROPPABLE,
  DragConnection,
  DragPortProvider,
  dragPort,
  OUTLINE_DROPPABLE,
} from './drag-port'
import type { Point } from './geometry'
import { pageDrag } from './page-drag'

const AUTO_SCROLL = { activator: AutoScrollActivator.Pointer, threshold: { x: 0, y: 0.15 } }

/**
 * Wraps palette, canvas and outline: what is picked up in one is dropped in another. dnd-kit watches the pointer,
 * scrolls near the edges and carries the chip; the place is found by our own tree (`find-place.ts`).
 */
export function CanvasDrag({ children }: { readonly children: ReactNode }) {
  const session = useSession()
  const drag = useMemo(() => pageDrag(session), [session])
  const [port] = useState(dragPort)
  const pointer = useRef<Point | null>(null)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  )
  const [overCanvas] = useState<CollisionDetection>(() => detectCanvas(pointer))
  useEffect(() => () => drag.cancel(), [drag])

  function start(): void {
    const what = port.picked()
    if (what) drag.start(what, 'pointer')
  }

  function point(over: Over | null): void {
    if (over?.id === OUTLINE_DROPPABLE) drag.pointAtRows(pointer.current)
    else drag.pointAt(over ? pointer.current : null)
  }

  return (
    <DragProvider value={drag}>
      <DragPortProvider value={port}>{children}</DragPortProvider>
      <DndContext
        sensors={sensors}
        collisionDetection={overCanvas}
        autoScroll={AUTO_SCROLL}
        accessibility={SILENT}
        onDragStart={start}
        onDragMove={({ over }) => point(over)}
        onDragEnd={({ over }) => {
          point(over)
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
// What is said while dragging goes through the editor's one live region; a second voice would say it twice.
const SILENT = { container: document.createElement('div'), restoreFocus: false }

/** Over the canvas is over what is seen of it: the droppable is the sheet in it, which the pane scrolls. */
function detectCanvas(pointer: { current: Point | null }): CollisionDetection {
  return ({ droppableContainers, pointerCoordinates }) => {
    pointer.current = pointerCoordinates
    if (!pointerCoordinates) return []
    const { x, y } = pointerCoordinates
    return droppableContainers.flatMap(({ id, node }) => {
      const area = id === CANVAS_DROPPABLE ? node.current?.parentElement : node.current
      const rect = area?.getBoundingClientRect()
      const inside = rect && x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom
      return inside ? [{ id }] : []
    })
  }
}
