import type { Point } from './geometry'

/** Distance from an edge at which scrolling begins, in pixels; limited to a share of the pane's height. */
const ZONE = 64
const MAX_SHARE = 0.15
/**
 * Time that the pointer must rest in the zone before scrolling begins, in ms, because a drop near the edge may target what is
 * there.
 */
const DWELL = 250
/** Speed at the very edge, in pixels per second. */
const FASTEST = 1400

/**
 * Scrolls a pane while the pointer of a drag rests near its upper or lower edge. Scrolls once per frame and calls `onScrolled` in
 * the same frame, so that the drop place matches what is visible. Requests no frames while not scrolling.
 */
export function edgeScroll(onScrolled: () => void) {
  let pane: HTMLElement | null = null
  let pointer: Point | null = null
  let frame = 0
  let entered: number | null = null
  let last = 0
  return {
    /** Reports the pointer's position and the pane below it; `null` for none. */
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

  /** Returns the speed in pixels per second, negative for up; faster nearer to the edge. */
  function speed(): number {
    if (!pane || !pointer) return 0
    const { top, bottom, height } = pane.getBoundingClientRect()
    const zone = Math.min(ZONE, height * MAX_SHARE)
    const above = share(pointer.y - top, zone)
    return FASTEST * (share(bottom - pointer.y, zone) - above)
  }
}

/** Returns 0 outside the zone and 1 at the edge, rising slowly at first. */
function share(distance: number, zone: number): number {
  if (zone <= 0 || distance >= zone) return 0
  return (1 - Math.max(distance, 0) / zone) ** 2
}
