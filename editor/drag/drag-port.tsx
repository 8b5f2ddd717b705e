import { useDraggable, useDroppable } from '@dnd-kit/core'
import { createContext, type MouseEvent, type TouchEvent, use, useLayoutEffect } from 'react'
import type { Dragged } from '../store/places'
import type { Point } from './geometry'

/** The sheet that the canvas scrolls. dnd-kit scrolls what is around a droppable, not itself. */
export const CANVAS_DROPPABLE = 'canvas'
/** The outline's list of rows, which finds the place by itself. */
export const OUTLINE_DROPPABLE = 'outline'

type Droppable = typeof CANVAS_DROPPABLE | typeof OUTLINE_DROPPABLE
type Press = MouseEvent<HTMLElement> | TouchEvent<HTMLElement>

/**
 * The port to dnd-kit for all drag sources and drop targets. It holds one draggable and renders it again with each
 * move of the pointer; whatever was inside of its context would be rendered with it, block by block.
 */
export interface DragPort {
  /** The pointer went down on a drag source: it becomes a drag when the mouse moves or a finger rests. */
  press(event: Press, pick: () => Dragged | null): void
  /** What the last press would drag. */
  picked(): Dragged | null
  /** The drop target; `null` once it is unmounted. */
  setTarget(id: Droppable, element: HTMLElement | null): void
  /** The drop target at a point of the window. */
  targetAt(point: Point): Droppable | null
  connect(connection: Connection): void
}

interface Connection {
  begin(event: Press): void
  setTarget(id: Droppable, element: HTMLElement | null): void
}

export function dragPort(): DragPort {
  const targets = new Map<Droppable, HTMLElement | null>()
  let connection: Connection | null = null
  let picked: () => Dragged | null = () => null
  return {
    press(event, pick) {
      picked = pick
      connection?.begin(event)
    },
    picked: () => picked(),
    setTarget(id, element) {
      targets.set(id, element)
      connection?.setTarget(id, element)
    },
    targetAt: (point) =>
      [...targets.keys()].find((id) => isOver(id, targets.get(id), point)) ?? null,
    connect(next) {
      connection = next
      for (const [id, element] of targets) next.setTarget(id, element)
    },
  }
}

/** Over the canvas is over what is seen of it: the target is the sheet in it, which the pane scrolls. */
function isOver(id: Droppable, target: HTMLElement | null | undefined, { x, y }: Point): boolean {
  const area = id === CANVAS_DROPPABLE ? target?.parentElement : target
  const rect = area?.getBoundingClientRect()
  if (!rect) return false
  return x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom
}

const DragPortContext = createContext<DragPort | null>(null)
export const DragPortProvider = DragPortContext.Provider

export function useDragPort(): DragPort {
  const port = use(DragPortContext)
  if (!port) throw new Error('Nothing can be dragged here: CanvasDrag is missing')
  return port
}

/** The end of the port inside dnd-kit's context. */
export function DragConnection({ port }: { readonly port: DragPort }) {
  const { setNodeRef, listeners } = useDraggable({ id: 'picked' })
  const { setNodeRef: setCanvas } = useDroppable({ id: CANVAS_DROPPABLE })
  const { setNodeRef: setOutline } = useDroppable({ id: OUTLINE_DROPPABLE })
  useLayoutEffect(() => {
    port.connect({
      begin(event) {
        setNodeRef(event.currentTarget)
        listeners?.[event.type === 'touchstart' ? 'onTouchStart' : 'onMouseDown']?.(event)
      },
      setTarget: (id, element) => (id === CANVAS_DROPPABLE ? setCanvas : setOutline)(element),
    })
  }, [port, listeners, setNodeRef, setCanvas, setOutline])
  return null
}
