import type { Point } from './geometry'

/** Scrolling begins so near an edge, in pixels; in a low pane earlier. */
const ZONE = 64
const MAX_SHARE = 0.15
/** The pointer rests in the zone so long before scrolling begins: a drop near the edge is aimed at what stands there. In ms. */
const DWELL = 250
/** At the very edge, in pixels a second. */
const FASTEST = 1400

/**
 * Scrolls a pane while the pointer of a drag rests near its upper or lower edge. Once a frame, and `onScrolled` within the same
 * frame: what is seen is what a drop is counted from. While it does not scroll, no frame is requested.
 */
export function edgeScroll(onScrolled: () => void) {
  let pane: HTMLElement | null = null
  let pointer: Point | null = null
  let frame = 0
  let entered: number | null = null
  let last = 0
  return {
    /** The pointer is here now, over this pane; `null` over none. */
    follow(at: Point | null, over: HTMLElement | null): void {
      if (over !== pane) entered = null
      pointer = at
      pane = over
      if (frame === 0 && speed() !== 0) frame = requestAnimationFrame(step)
    },
    stop(): void {
      cancelAnimationFrame(frame)
      frame = 0
      pane = null
      pointer = null
      entered = null
    },
  }

  function step(now: number): void {
    const perSecond = speed()
    frame = perSecond === 0 ? 0 : requestAnimationFrame(step)
    if (perSecond === 0) {
      entered = null
      return
    }
    entered ??= now
    const passed = now - entered < DWELL ? 0 : Math.min(now - last, 50)
    last = now
    scrollBy((perSecond * passed) / 1000)
  }

  function scrollBy(pixels: number): void {
    if (!pane || pixels === 0) return
    const before = pane.scrollTop
    pane.scrollTop += pixels > 0 ? Math.ceil(pixels) : Math.floor(pixels)
    if (pane.scrollTop !== before) onScrolled()
  }

  /** In pixels a second, up below zero; the nearer to the edge, the faster. */
  function speed(): number {
    if (!pane || !pointer) return 0
    const { top, bottom, height } = pane.getBoundingClientRect()
    const zone = Math.min(ZONE, height * MAX_SHARE)
    const above = share(pointer.y - top, zone)
    return FASTEST * (share(bottom - pointer.y, zone) - above)
  }
}

/** 0 outside of the zone, 1 at the edge; rising slowly at first. */
function share(distance: number, zone: number): number {
  if (zone <= 0 || distance >= zone) return 0
  return (1 - Math.max(distance, 0) / zone) ** 2
}
