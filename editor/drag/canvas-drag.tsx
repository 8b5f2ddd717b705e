import {
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { snapCenterToCursor } from '@dnd-kit/modifiers'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { draggedLabel } from '../store/places'
import { usePage, useSession, useUi } from '../store/session'
import { DragProvider } from './drag-context'
import { DragConnection, DragPortProvider, dragPort } from './drag-port'
import { followPointer } from './follow-pointer'
import { pageDrag } from './page-drag'
import { INSTRUCTIONS_ID } from './use-drag-source'
import './drag.css'

/**
 * Wraps palette, canvas and outline, so that blocks are dragged from one to another. dnd-kit says when a press becomes a drag
 * and carries the chip; the place is found by our own tree (`find-place.ts`), and `edge-scroll.ts` scrolls in step with it.
 */
export function CanvasDrag({ children }: { readonly children: ReactNode }) {
  const session = useSession()
  const drag = useMemo(() => pageDrag(session), [session])
  const [port] = useState(dragPort)
  const lead = useMemo(() => followPointer(drag, port), [drag, port])
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  )
  useEffect(() => lead.attach(), [lead])
  useEffect(() => () => drag.cancel(), [drag])

  return (
    <DragProvider value={drag}>
      <DragPortProvider value={port}>{children}</DragPortProvider>
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
        <DragInstructions />
      </DndContext>
    </DragProvider>
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

function DragInstructions() {
  return (
    <p id={INSTRUCTIONS_ID} hidden>
      To pick it up, press Space. While it is picked up, the arrow keys go from place to place,
      Space or Enter drops it, and Escape cancels.
    </p>
  )
}
