import { type RefObject, useEffect, useState } from 'react'
import { useUi } from '../store/session'

/** However long the page, its blocks stay distinguishable in the overview. */
const SMALLEST = 0.05

/**
 * The page at the width and zoom chosen; scaled down where the canvas is narrower, as long as no zoom is chosen.
 * In the overview all of it is shown.
 */
export function usePageSize(
  pane: RefObject<HTMLElement | null>,
  page: RefObject<HTMLElement | null>,
) {
  const width = useUi((state) => state.canvasWidth)
  const chosen = useUi((state) => state.zoom)
  const isOverview = useUi((state) => state.isOverview)
  const room = useRoom(pane, width !== null || chosen !== null || isOverview)
  const own = width ?? room
  const zoom = chosen ?? (width === null ? 1 : Math.min(1, room / width))
  if (isOverview && page.current && pane.current) {
    const whole = wholePage(pane.current, page.current)
    return sized(Math.min(zoom, whole), own, false)
  }
  // As wide as the canvas and as large as it is: nothing to be said, and nothing to be measured.
  if (width === null && zoom === 1) return { page: {}, shownWidth: '100%', isWide: false }
  return sized(zoom, own, own * zoom > room + 1)
}

function sized(zoom: number, width: number, isWide: boolean) {
  if (!Number.isFinite(width)) return { page: { zoom }, shownWidth: `${zoom * 100}%`, isWide }
  return { page: { inlineSize: `${width}px`, zoom }, shownWidth: `${width * zoom}px`, isWide }
}

function wholePage(pane: HTMLElement, page: HTMLElement): number {
  // At the size it is rendered without the overview, as style has not been changed yet or stays as it is.
  const drawn = Number.parseFloat(page.style.zoom) || 1
  const height = page.getBoundingClientRect().height / drawn
  return Math.max(SMALLEST, (pane.clientHeight - 60) / Math.max(height, 1))
}

/** The space the canvas has for the page, in pixels. */
function useRoom(pane: RefObject<HTMLElement | null>, isWanted: boolean): number {
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY)
  useEffect(() => {
    const element = pane.current
    if (!element || !isWanted) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(entry.contentRect.width)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [pane, isWanted])
  return room
}
