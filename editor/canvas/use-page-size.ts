import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { useSession, useUi } from '../store/session'
import { READABLE_ZOOM } from '../store/zoom'

/** Minimum scale of the overview, so that the blocks of very long pages stay distinguishable. */
const MIN_SIZE = 0.05

/** Size and zoom of the page on the canvas. */
export interface PageSize {
  readonly page: Readonly<Record<string, string | number>>
  readonly shownWidth: string
  /** True if the page is wider than the canvas, which then scrolls sideways. */
  readonly isWide: boolean
  /** False in the first pass, which only measures the canvas: laying out a page twice takes twice as long. */
  readonly isKnown: boolean
}

/**
 * Returns the page's size at the chosen width and zoom. If the canvas is narrower and no zoom is chosen, the page is scaled down
 * as long as its text stays readable; beyond that the canvas scrolls sideways. The overview shows the whole page.
 */
export function usePageSize(
  pane: RefObject<HTMLElement | null>,
  page: RefObject<HTMLElement | null>,
): PageSize {
  const { uiStore } = useSession()
  const width = useUi((state) => state.canvasWidth)
  const chosen = useUi((state) => state.zoom)
  const isOverview = useUi((state) => state.isOverview)
  const room = useRoom(pane, width !== null || chosen !== null || isOverview)
  const isKnown = room !== null
  const space = room ?? Number.POSITIVE_INFINITY
  const own = width ?? space
  const whole = width === null ? 1 : Math.min(1, space / width)
  const fitted = chosen === 'fit' ? whole : Math.max(whole, READABLE_ZOOM)
  const zoom = typeof chosen === 'number' ? chosen : fitted
  useEffect(() => {
    uiStore.setFittedZoom(fitted)
  }, [uiStore, fitted])
  if (isOverview && page.current && pane.current) {
    const smallest = wholePage(pane.current, page.current)
    // The editor's elements inside the page shrink with it: at full size they would make the page taller than measured.
    const { page: style, ...shown } = sized(Math.min(zoom, smallest), own)
    return { page: { ...style, '--ed-zoom': zoom }, ...shown, isWide: false, isKnown }
  }
  // The page fills the canvas at 100 %: no style and no measuring needed.
  if (width === null && zoom === 1)
    return { page: {}, shownWidth: '100%', isWide: false, isKnown: true }
  return { ...sized(zoom, own), isWide: own * zoom > space + 1, isKnown }
}

/** Returns the style of a zoomed page. `--ed-zoom` lets the editor's elements inside the page keep their own size. */
function sized(zoom: number, width: number) {
  const style = { zoom, '--ed-zoom': zoom }
  if (!Number.isFinite(width)) return { page: style, shownWidth: `${zoom * 100}%` }
  return { page: { ...style, inlineSize: `${width}px` }, shownWidth: `${width * zoom}px` }
}

function wholePage(pane: HTMLElement, page: HTMLElement): number {
  // The zoom without the overview, because the style hasn't been changed yet, or stays the same.
  const zoom = Number.parseFloat(page.style.zoom) || 1
  const height = page.getBoundingClientRect().height / zoom
  return Math.max(MIN_SIZE, (pane.clientHeight - 60) / Math.max(height, 1))
}

/** Returns the width available for the page, in pixels; `null` until it is measured. */
function useRoom(pane: RefObject<HTMLElement | null>, isWanted: boolean): number | null {
  const [room, setRoom] = useState<number | null>(null)
  useLayoutEffect(() => {
    const element = pane.current
    if (!element || !isWanted) return
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element)
    const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd)
    // Environments without layout, such as jsdom, have no width to fit.
    setRoom(element.clientWidth - (padding || 0) || Number.POSITIVE_INFINITY)
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(entry.contentRect.width || Number.POSITIVE_INFINITY)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [pane, isWanted])
  return isWanted ? room : Number.POSITIVE_INFINITY
}
