import { useDroppable } from '@dnd-kit/core'
import {
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { MoveToDialog } from '../blocks/move-to-dialog'
import { CANVAS_DROPPABLE } from '../drag/canvas-drag'
import { useDrag } from '../drag/drag-context'
import { useSession, useUi } from '../store/session'
import { isCanvasControl } from './block-element'
import { BlockOutlines } from './block-outlines'
import { BlockPageProvider } from './block-page'
import { pressCanvasKey } from './canvas-keys'
import { CanvasPage } from './canvas-page'
import { DropLine } from './drop-line'
import { useSelectionInView } from './use-selection-in-view'
import './page-styles'
import './canvas.css'

/**
 * The page being edited, drawn with the renderer's own views, and what lies over it: selection, bar, drop line.
 * Stands inside `CanvasDrag`, fills its place and scrolls by itself.
 */
export function Canvas() {
  const session = useSession()
  const drag = useDrag()
  const pane = useRef<HTMLElement>(null)
  const page = useRef<HTMLDivElement>(null)
  const afterPage = useRef<HTMLSpanElement>(null)
  const { setNodeRef } = useDroppable({ id: CANVAS_DROPPABLE })
  const style = usePageWidth(pane)
  useSelectionInView(pane, page)
  const focusCanvas = () => pane.current?.focus({ preventScroll: true })

  function press(event: KeyboardEvent<HTMLElement>): void {
    // The page's own links are no stops: Tab goes on behind them.
    if (event.key === 'Tab' && !event.shiftKey && event.target === pane.current)
      afterPage.current?.focus({ preventScroll: true })
    pressCanvasKey(session, event)
  }

  /** A link of the page was tabbed to from behind, or pressed: the canvas takes the focus instead. */
  function keepFocus({ target }: SyntheticEvent): void {
    if (!isCanvasControl(target)) focusCanvas()
  }

  return (
    <section
      ref={pane}
      className="ed-canvas"
      aria-label="Page canvas"
      aria-describedby="ed-canvas-keys"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a composite of its own: arrow keys select in it; and what scrolls must be reachable by keyboard, too.
      tabIndex={0}
      onKeyDown={press}
      onScroll={drag.scrolled}
      onClick={({ target }) => target === pane.current && session.uiStore.select(null)}
    >
      <p id="ed-canvas-keys" hidden>
        Arrow keys select a block. Enter edits its fields, Alt with arrow up or down moves it,
        Delete deletes it.
      </p>
      <div ref={setNodeRef} className="ed-canvas-sheet" style={{ inlineSize: style.shownWidth }}>
        <BlockPageProvider>
          <CanvasPage ref={page} style={style.page} onFocusInside={keepFocus} />
        </BlockPageProvider>
        <span ref={afterPage} tabIndex={-1} />
        <BlockOutlines page={page} focusCanvas={focusCanvas} />
        <DropLine pane={pane} />
      </div>
      <MoveToDialog onClosed={focusCanvas} />
    </section>
  )
}

/** The page at the width chosen, made smaller where the canvas has less room than that. */
function usePageWidth(pane: RefObject<HTMLElement | null>) {
  const width = useUi((state) => state.canvasWidth)
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY)
  useEffect(() => {
    const element = pane.current
    if (!element || width === null) return
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? room))
    observer.observe(element)
    return () => observer.disconnect()
  }, [pane, width, room])
  if (width === null) return { page: {}, shownWidth: '100%' }
  const zoom = Math.min(1, room / width)
  return { page: { inlineSize: `${width}px`, zoom }, shownWidth: `${width * zoom}px` }
}
