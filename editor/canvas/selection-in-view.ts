import { type RefObject, useEffect } from 'react'
import { blockElement } from '../blocks/block-element'
import { useSession, useUi } from '../store/session'

/** Minimum visible part of a selected block, in pixels; below it the canvas scrolls. */
const SEEN = 48

/**
 * Scrolls to the selected block if it was selected elsewhere (outline, key, undo), or if the canvas shrinks so far that the block
 * is out of sight, e.g. behind the sheet of fields on a phone. A component without output instead of a hook, because a hook would
 * re-render the canvas, the header and the footer with every selection.
 */
export function SelectionInView({ pane, page }: SelectionInViewProps): null {
  const { uiStore } = useSession()
  const selectedId = useUi((state) => state.selectedId)
  useEffect(() => {
    if (selectedId === null) return
    // With the next frame, which lays out the page anyway: measured now, it would be laid out twice.
    const frame = requestAnimationFrame(() => {
      const element = page.current && blockElement(page.current, selectedId)
      if (pane.current && element) bringIntoView(pane.current, element)
    })
    return () => cancelAnimationFrame(frame)
  }, [selectedId, pane, page])
  useEffect(() => {
    const view = pane.current
    if (!view) return
    // Measured by the first report, once the page is laid out.
    let height = 0
    const observer = new ResizeObserver(() => {
      const { selectedId: id } = uiStore.getState()
      const isLower = view.clientHeight < height - SEEN
      height = view.clientHeight
      const element = isLower && id !== null && page.current && blockElement(page.current, id)
      if (element) bringIntoView(view, element)
    })
    observer.observe(view)
    return () => observer.disconnect()
  }, [uiStore, pane, page])
  return null
}

interface SelectionInViewProps {
  readonly pane: RefObject<HTMLElement | null>
  readonly page: RefObject<HTMLElement | null>
}

/** Scrolls by the minimum that makes a block visible. */
export function bringIntoView(pane: HTMLElement, element: HTMLElement): void {
  const view = pane.getBoundingClientRect()
  const rect = element.getBoundingClientRect()
  if (rect.bottom >= view.top + SEEN && rect.top <= view.bottom - SEEN) return
  const above = Math.max(SEEN, (view.height - rect.height) / 2)
  pane.scrollTop += rect.top - view.top - above
}
