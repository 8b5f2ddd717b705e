import { type RefObject, useEffect } from 'react'
import { blockElement } from '../blocks/block-element'
import { useSession, useUi } from '../store/session'

/** How much of a selected block must be seen before the canvas scrolls to it, in pixels. */
const SEEN = 48

/**
 * Scrolls to the selected block when it was selected elsewhere: in the outline, by a key, by undo; and when the canvas gets
 * so much lower that it is out of sight, as by the sheet with its fields on a phone. A component that renders nothing, not a
 * hook: the canvas would render with every selection, and the header and footer of the site with it.
 */
export function SelectionInView({ pane, page }: SelectionInViewProps): null {
  const { uiStore } = useSession()
  const selectedId = useUi((state) => state.selectedId)
  useEffect(() => {
    if (selectedId === null || !pane.current || !page.current) return
    const element = blockElement(page.current, selectedId)
    if (element) bringIntoView(pane.current, element)
  }, [selectedId, pane, page])
  useEffect(() => {
    const view = pane.current
    if (!view) return
    let height = view.clientHeight
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

/** Scrolls the least that shows a block. */
export function bringIntoView(pane: HTMLElement, element: HTMLElement): void {
  const view = pane.getBoundingClientRect()
  const rect = element.getBoundingClientRect()
  if (rect.bottom >= view.top + SEEN && rect.top <= view.bottom - SEEN) return
  const above = Math.max(SEEN, (view.height - rect.height) / 2)
  pane.scrollTop += rect.top - view.top - above
}
