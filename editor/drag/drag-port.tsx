import { createContext, type MouseEvent, type TouchEvent, use } from 'react'
import type { Dragged } from '../store/places'
import type { Point } from './geometry'

/** The sheet that the canvas scrolls. */
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
  /**
   * The pointer went down on a drag source: it becomes a drag when the mouse moves or a finger rests. Of sources inside of each
   * other the innermost takes the press.
   */
  press(event: Press, pick: () => Dragged | null): void
  /** What the last press would drag. */
  picked(): Dragged | null
  /** The drop target; `null` once it is unmounted. */
  setTarget(id: Droppable, element: HTMLElement | null): void
  /** The drop target at a point of the window, and the pane that scrolls it. */
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
  /** What scrolls each target, as found during this drag. */
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

/** What scrolls a target: only what is seen of the target is pointed at, and the space around it belongs to it. */
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
