import { type DragPort, OUTLINE_DROPPABLE } from './drag-port'
import { edgeScroll } from './edge-scroll'
import type { Point } from './geometry'
import type { PageDrag } from './page-drag'

const FOLLOWED = [
  'pointermove',
  'mousedown',
  'mousemove',
  'mouseup',
  'touchstart',
  'touchmove',
  'touchend',
] as const
const MOUSE_MOVES: ReadonlySet<string> = new Set(['pointermove', 'mousemove'])
const LISTENING = { capture: true, passive: true }

/**
 * Moves a pointer drag to the place under the pointer, within the event itself: dnd-kit reports moves one render later, so a
 * quick drop would use an old position. Scrolls the pane when the pointer rests near its edge.
 */
export function followPointer(drag: PageDrag, port: DragPort) {
  let pointer: Point | null = null
  let isDragging = false
  let chip: HTMLElement | null = null
  const scroll = edgeScroll(() => point())
  return {
    /** Starts tracking the pointer. Returns a function that stops. */
    attach(): () => void {
      for (const type of FOLLOWED) window.addEventListener(type, follow, LISTENING)
      return () => {
        stop()
        for (const type of FOLLOWED) window.removeEventListener(type, follow, LISTENING)
      }
    },
    /** Keeps the element, a chip with the dragged block's name, at the pointer. */
    carry(element: HTMLElement | null): void {
      chip = element
      carryChip()
    },
    start(): void {
      const what = port.picked()
      if (!what) return
      drag.start(what, 'pointer')
      isDragging = true
      lead()
    },
    drop(): void {
      if (isDragging) point()
      stop()
      drag.drop()
    },
    cancel(): void {
      stop()
      drag.cancel()
    },
  }

  function follow(event: MouseEvent | TouchEvent): void {
    // No other listener needs these events, and React would search for handlers four times. dnd-kit prevents touch scrolling.
    if (isDragging && MOUSE_MOVES.has(event.type)) event.stopPropagation()
    if (event.type === 'pointermove') return
    const at = 'changedTouches' in event ? event.changedTouches[0] : event
    if (!at) return
    pointer = { x: at.clientX, y: at.clientY }
    if (isDragging) lead()
    carryChip()
  }

  function carryChip(): void {
    if (chip && pointer) chip.style.translate = `${pointer.x}px ${pointer.y}px`
  }

  function lead(): void {
    const target = point()
    scroll.follow(pointer, target?.pane ?? null)
  }

  /** Shows where the block would be dropped. */
  function point() {
    const target = pointer && port.targetAt(pointer)
    if (target?.id === OUTLINE_DROPPABLE) drag.pointAtRows(pointer)
    else drag.pointAt(target ? pointer : null)
    return target
  }

  function stop(): void {
    isDragging = false
    scroll.stop()
  }
}
