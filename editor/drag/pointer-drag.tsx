import {
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { snapCenterToCursor } from '@dnd-kit/modifiers'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import { draggedLabel } from '../store/places'
import { usePage, useSession, useUi } from '../store/session'
import { useDrag } from './drag-context'
import { type DragPort, useDragPort } from './drag-port'
import { followPointer } from './follow-pointer'
import './drag.css'

/**
 * Dragging with mouse and finger: dnd-kit says when a press becomes a drag and carries the chip, and `edge-scroll.ts` scrolls in
 * step with it. A sibling of all that is dragged, connected by the port.
 */
export function PointerDrag() {
  const drag = useDrag()
  const port = useDragPort()
  const lead = useMemo(() => followPointer(drag, port), [drag, port])
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  )
  useEffect(() => lead.attach(), [lead])
  return (
    <DndContext
      sensors={sensors}
      autoScroll={false}
      accessibility={SILENT}
      onDragStart={lead.start}
      onDragEnd={lead.drop}
      onDragCancel={lead.cancel}
    >
      <DragConnection port={port} />
      <DragOverlay dropAnimation={null} modifiers={OVERLAY_MODIFIERS}>
        <DragChip />
      </DragOverlay>
    </DndContext>
  )
}

const OVERLAY_MODIFIERS = [snapCenterToCursor]
// Announcements go through the editor's own live region; dnd-kit's would repeat them.
const SILENT = { container: document.createElement('div'), restoreFocus: false }

/** The drag overlay: the block's name at the pointer. */
function DragChip() {
  const { registry } = useSession()
  const tree = usePage(({ page }) => page.tree)
  const what = useUi(({ drag }) => drag?.what)
  if (!what || (what.kind === 'block' && !tree.blocks.has(what.id))) return null
  return <div className="ed-surface ed-drag-chip">{draggedLabel(tree, what, registry)}</div>
}

/** The end of the port inside dnd-kit's context. */
function DragConnection({ port }: { readonly port: DragPort }) {
  const { setNodeRef, listeners } = useDraggable({ id: 'picked' })
  useLayoutEffect(() => {
    port.connect({
      begin(event) {
        setNodeRef(event.currentTarget)
        listeners?.[event.type === 'touchstart' ? 'onTouchStart' : 'onMouseDown']?.(event)
      },
    })
  }, [port, listeners, setNodeRef])
  return null
}
