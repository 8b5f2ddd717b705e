import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { blockElement } from '../blocks/block-element'
import { useDrag } from '../drag/page-drag'
import { useSession, useUi } from '../store/session'
import { bringIntoView } from './selection-in-view'

/** Shows the whole page while Shift is held during a drag, so that a long move needs no scrolling. */
export function useOverview(
  pane: RefObject<HTMLElement | null>,
  page: RefObject<HTMLElement | null>,
): void {
  const { uiStore } = useSession()
  const drag = useDrag()
  const isDragging = useUi(({ drag: now }) => now?.by === 'pointer')
  const isOverview = useUi((state) => state.isOverview)
  const scrolledTo = useRef(0)
  useEffect(() => {
    if (!isDragging) return
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Shift') uiStore.setOverview(event.type === 'keydown')
    }
    window.addEventListener('keydown', press)
    window.addEventListener('keyup', press)
    return () => {
      window.removeEventListener('keydown', press)
      window.removeEventListener('keyup', press)
      uiStore.setOverview(false)
    }
  }, [isDragging, uiStore])
  useLayoutEffect(() => {
    const element = pane.current
    if (!element || !isOverview) return
    scrolledTo.current = element.scrollTop
    element.scrollTop = 0
    drag.resized()
    return () => {
      // Waits until the page has its own size again.
      requestAnimationFrame(() => {
        element.scrollTop = scrolledTo.current
        drag.resized()
        const { selectedId, drag: now } = uiStore.getState()
        const block = !now && selectedId !== null && page.current
        const selected = block ? blockElement(block, selectedId) : null
        if (selected) bringIntoView(element, selected)
      })
    }
  }, [isOverview, pane, page, drag, uiStore])
}
