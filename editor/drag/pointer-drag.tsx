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
import { useDrag } from './drag-context'
import { type DragPort, useDragPort } from './drag-port'
import { followPointer } from './follow-pointer'
import './drag.css'

/**
 * Dragging with mouse and finger: dnd-kit says when a press becomes a drag and when it ends, `follow-pointer.ts` leads it to its
 * place and carries the chip. A sibling of all that is dragged, connected by the port.
 */
export function PointerDrag() {
  const drag = useDrag()
  const port = useDragPort()
  const lead = useMemo(() => followPointer(drag, port), [drag, port])
  const sensors = useSensors(
    useSensor(StillMouse, { activationConstraint: { distance: 4 } }),
    useSensor(StillTouch, { activationConstraint: { delay: 200, tolerance: 8 } }),
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

/** dnd-kit renders its context with each move it is told of, in half of what a drag takes: these keep moves to themselves. */
class StillMouse extends MouseSensor {
  constructor(props: ConstructorParameters<typeof MouseSensor>[0]) {
    super({ ...props, onMove: ignore })
  }
}

class StillTouch extends TouchSensor {
  constructor(props: ConstructorParameters<typeof TouchSensor>[0]) {
    super({ ...props, onMove: ignore })
  }
}

function ignore(): void {}

// Announcements go through the editor's own live region; dnd-kit's would repeat them.
const SILENT = { container: document.createElement('div'), restoreFocus: false }

/** The name of what is dragged, beside the pointer. */
function DragChip({ carry }: { readonly carry: (chip: HTMLElement | null) => void }) {
  const { registry } = useSession()
  const what = useUi(({ drag }) => drag?.what)
  const label = usePage(({ page: { tree } }) => {
    if (!what || (what.kind === 'block' && !tree.blocks.has(what.id))) return null
    return draggedLabel(tree, what, registry)
  })
  // Where there is a place, the line says why it is not further in.
  const refusal = useUi(({ drag }) => (drag?.place ? null : drag?.refusal))
  if (label === null) return null
  return (
    <div ref={carry} className="ed-surface ed-drag-chip">
      {label}
      {refusal && <small>{refusal}</small>}
    </div>
  )
}

/** The end of the port inside dnd-kit's context. */
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

/** Most presses are clicks: dnd-kit, which renders its context for a press and for its end, is told once the mouse moves. */
function onFirstMove(notifySensors: () => void): void {
  const over = new AbortController()
  const { signal } = over
  const options = { capture: true, signal }
  const end = () => over.abort()
  // On the way down to the document, where dnd-kit then hears of the same move.
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
