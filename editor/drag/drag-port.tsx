import { createContext, type MouseEvent, type TouchEvent, use } from 'react'
import type { Dragged } from '../store/places'
import type { Point } from './geometry'

/** The page element that the canvas scrolls. */
export const CANVAS_DROPPABLE = 'canvas'
/** The outline's list of rows, which finds drop places itself. */
export const OUTLINE_DROPPABLE = 'outline'

type Droppable = typeof CANVAS_DROPPABLE | typeof OUTLINE_DROPPABLE
type Press = MouseEvent<HTMLElement> | TouchEvent<HTMLElement>

/**
 * Connects all drag sources and drop targets to dnd-kit. The port has a single draggable that re-renders with each pointer move;
 * blocks inside dnd-kit's context would all re-render with it.
 */
export interface DragPort {
  /**
   * Reports a press on a drag source, which becomes a drag when the mouse moves or a finger rests. Of nested sources the
   * innermost takes the press.
   */
  press(event: Press, pick: () => Dragged | null): void
  /** Returns what the last press would drag. */
  picked(): Dragged | null
  /** Registers the drop target; `null` once it is unmounted. */
  setTarget(id: Droppable, element: HTMLElement | null): void
  /** Returns the drop target at a point of the window, and the pane that scrolls it. */
  targetAt(point: Point): TargetAt | null
  connect(connection: Connection): void
}

interface TargetAt {
  readonly id: Droppable
  readonly pane: HTMLElement
}

interface Connection {
  begin(event: Press): void
}

export function dragPort(): DragPort {
  const targets = new Map<Droppable, HTMLElement | null>()
  /** Scroll containers of the targets, cached for this drag. */
  const panes = new Map<HTMLElement, HTMLElement | null>()
  let connection: Connection | null = null
  let taken: Event | null = null
  let picked: () => Dragged | null = () => null
  return {
    press(event, pick) {
      if (event.nativeEvent === taken) return
      taken = event.nativeEvent
      picked = pick
      panes.clear()
      connection?.begin(event)
    },
    picked: () => picked(),
    setTarget(id, element) {
      targets.set(id, element)
    },
    targetAt(point) {
      for (const [id, target] of targets) {
        const pane = target && registeredPaneOf(target)
        if (pane && isOver(pane, point)) return { id, pane }
      }
      return null
    },
    connect(next) {
      connection = next
    },
  }

  function registeredPaneOf(target: HTMLElement): HTMLElement | null {
    const known = panes.get(target)
    if (known !== undefined) return known
    const pane = paneOf(target)
    panes.set(target, pane)
    return pane
  }
}

/**
 * Returns the scroll container of a target: the pointer must be over its visible part, and the space around the target belongs to
 * it.
 */
function paneOf(target: HTMLElement): HTMLElement | null {
  for (let element = target.parentElement; element; element = element.parentElement)
    if (/auto|scroll/.test(getComputedStyle(element).overflowY)) return element
  return target.parentElement
}

function isOver(pane: HTMLElement, { x, y }: Point): boolean {
  const { left, right, top, bottom } = pane.getBoundingClientRect()
  return x >= left && x <= right && y >= top && y <= bottom
}

const DragPortContext = createContext<DragPort | null>(null)
export const DragPortProvider = DragPortContext.Provider

export function useDragPort(): DragPort {
  const port = use(DragPortContext)
  if (!port) throw new Error('Nothing can be dragged here: CanvasDrag is missing')
  return port
}
