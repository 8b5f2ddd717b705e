import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { useSession, useUi } from '../store/session'
import { READABLE_ZOOM } from '../store/zoom'

/** However long the page, its blocks stay distinguishable in the overview. */
const MIN_SIZE = 0.05

/** The page as it is rendered on the canvas. */
export interface PageSize {
  readonly page: Readonly<Record<string, string | number>>
  readonly shownWidth: string
  /** Whether it is wider than the canvas, which then scrolls sideways. */
  readonly isWide: boolean
  /** False for the first pass, in which the canvas is measured: laying a page out twice takes twice as long. */
  readonly isKnown: boolean
}

/**
 * The page at the width and zoom chosen. Where the canvas is narrower and no zoom is chosen, it is scaled down as far as its text
 * can be read, and the canvas scrolls sideways. In the overview all of it is shown.
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
    // What the editor shows inside the page gets smaller with it: at its own size it would make the page higher than measured.
    const { page: style, ...shown } = sized(Math.min(zoom, smallest), own)
    return { page: { ...style, '--ed-zoom': zoom }, ...shown, isWide: false, isKnown }
  }
  // As wide as the canvas and as large as it is: nothing to be said, and nothing to be measured.
  if (width === null && zoom === 1)
    return { page: {}, shownWidth: '100%', isWide: false, isKnown: true }
  return { ...sized(zoom, own), isWide: own * zoom > space + 1, isKnown }
}

/** `--ed-zoom` is for what the editor shows inside the page at its own size. */
function sized(zoom: number, width: number) {
  const style = { zoom, '--ed-zoom': zoom }
  if (!Number.isFinite(width)) return { page: style, shownWidth: `${zoom * 100}%` }
  return { page: { ...style, inlineSize: `${width}px` }, shownWidth: `${width * zoom}px` }
}

function wholePage(pane: HTMLElement, page: HTMLElement): number {
  // At the size it is rendered without the overview, as style has not been changed yet or stays as it is.
  const drawn = Number.parseFloat(page.style.zoom) || 1
  const height = page.getBoundingClientRect().height / drawn
  return Math.max(MIN_SIZE, (pane.clientHeight - 60) / Math.max(height, 1))
}

/** The space the canvas has for the page, in pixels; `null` until it is measured. */
function useRoom(pane: RefObject<HTMLElement | null>, isWanted: boolean): number | null {
  const [room, setRoom] = useState<number | null>(null)
  useLayoutEffect(() => {
    const element = pane.current
    if (!element || !isWanted) return
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element)
    const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd)
    // Without layout, as in jsdom, there is no width to fit.
    setRoom(element.clientWidth - (padding || 0) || Number.POSITIVE_INFINITY)
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(entry.contentRect.width || Number.POSITIVE_INFINITY)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [pane, isWanted])
  return isWanted ? room : Number.POSITIVE_INFINITY
}
