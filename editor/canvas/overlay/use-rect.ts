import { type RefObject, useLayoutEffect, useState } from 'react'
import { blockElement } from '../../blocks/block-element'
import { isSameRect, type Rect, rectIn } from '../../drag/geometry'
import { usePage } from '../../store/session'

/**
 * Where a block is rendered, with half of the space to its neighbours, measured from the page's corner; follows it when
 * the page changes.
 */
export function useBlockRect(page: RefObject<HTMLElement | null>, id: string | null): Rect | null {
  const children = usePage((state) => state.page.tree.children)
  const [rect, setRect] = useState<Rect | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of order may move the block, or render it again; sizes are watched.
  useLayoutEffect(() => {
    const root = page.current
    const element = id === null ? null : root && blockElement(root, id)
    if (!root || !element) return setRect(null)
    const measure = () => {
      const next = withRoom(rectIn(root, element), element)
      setRect((before) => (before && isSameRect(before, next) ? before : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(root)
    observer.observe(element)
    return () => observer.disconnect()
  }, [page, id, children])
  return rect
}

/** What is outlined is what can be pointed at (`canvas.css`). */
function withRoom({ top, left, width, height }: Rect, element: HTMLElement): Rect {
  const room = Number.parseFloat(getComputedStyle(element).getPropertyValue('--ed-room')) || 0
  // Lengths of styles know nothing of the zoom.
  const shown = room * (width / element.offsetWidth || 1)
  return { top: top - shown, left, width, height: height + 2 * shown }
}
