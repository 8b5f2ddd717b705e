import {
  DndContext,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import { draggedLabel } from '../store/places'
import { usePage, useSession, useUi } from '../store/session'
import { type DragPort, useDragPort } from './drag-port'
import { followPointer } from './follow-pointer'
import { useDrag } from './page-drag'
import './drag.css'

/**
 * Dragging with mouse and touch: dnd-kit detects the start and end, `follow-pointer.ts` finds the place and moves the chip. A
 * sibling of all drag sources, connected through the port.
 */
export function PointerDrag() {
  const drag = useDrag()
  const port = useDragPort()
  const lead = useMemo(() => followPointer(drag, port), [drag, port])
  const sensors = useSensors(
    useSensor(QuietMouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(QuietTouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
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
      <DragChip carry={lead.carry} />
    </DndContext>
  )
}

/** Sensors that don't report moves: dnd-kit re-renders its context with each reported move, which takes half of a drag's time. */
class QuietMouseSensor extends MouseSensor {
  constructor(props: ConstructorParameters<typeof MouseSensor>[0]) {
    super({ ...props, onMove: ignore })
  }
}

class QuietTouchSensor extends TouchSensor {
  constructor(props: ConstructorParameters<typeof TouchSensor>[0]) {
    super({ ...props, onMove: ignore })
  }
}

function ignore(): void {}

// Announcements use the editor's own live region; dnd-kit's would repeat them.
const SILENT = { container: document.createElement('div'), restoreFocus: false }

/** Chip at the pointer with the name of the dragged block. */
function DragChip({ carry }: { readonly carry: (chip: HTMLElement | null) => void }) {
  const { registry } = useSession()
  const what = useUi(({ drag }) => drag?.what)
  const label = usePage(({ page: { tree } }) => {
    if (!what || (what.kind === 'block' && !tree.blocks.has(what.id))) return null
    return draggedLabel(tree, what, registry)
  })
  // If there is a place, the line shows why the block can't go further in.
  const refusal = useUi(({ drag }) => (drag?.place ? null : drag?.refusal))
  if (label === null) return null
  return (
    <div ref={carry} className="ed-surface ed-drag-chip">
      {label}
      {refusal && <small>{refusal}</small>}
    </div>
  )
}

/** The port's counterpart inside dnd-kit's context. */
function DragConnection({ port }: { readonly port: DragPort }) {
  const { setNodeRef, listeners } = useDraggable({ id: 'picked' })
  useLayoutEffect(() => {
    port.connect({
      begin(event) {
        const { type, currentTarget } = event
        const notifySensors = () => {
          setNodeRef(currentTarget)
          listeners?.[type === 'touchstart' ? 'onTouchStart' : 'onMouseDown']?.(event)
        }
        if (type === 'touchstart') notifySensors()
        else onFirstMove(notifySensors)
      },
    })
  }, [port, listeners, setNodeRef])
  return null
}

/**
 * Notifies dnd-kit only once the mouse moves: most presses are clicks, and dnd-kit re-renders its context for a press and for its
 * end.
 */
function onFirstMove(notifySensors: () => void): void {
  const over = new AbortController()
  const { signal } = over
  const options = { capture: true, signal }
  const end = () => over.abort()
  // In the capture phase, before the document, where dnd-kit receives the same move.
  window.addEventListener(
    'mousemove',
    () => {
      end()
      notifySensors()
    },
    options,
  )
  for (const type of ['mouseup', 'mousedown']) window.addEventListener(type, end, options)
}
