/*
 * A strip is a row of slides that scrolls sideways and snaps. CSS decides whether scrolling is smooth, so reduced motion needs no
 * code here.
 */

/** A strip counts as at rest after this time without scrolling, in milliseconds. */
const REST_MS = 120

/** Scrolls a slide to the start of its strip. */
export function scrollToSlide(strip: HTMLElement, index: number): void {
  strip.scrollLeft = offsetOf(strip, index)
}

/** Returns the index of the slide closest to the start of its strip. */
export function slideInView(strip: HTMLElement): number {
  const distances = Array.from(strip.children, (_slide, index) =>
    Math.abs(offsetOf(strip, index) - strip.scrollLeft),
  )
  return Math.max(distances.indexOf(Math.min(...distances)), 0)
}

/** Reports the slide in view each time the strip comes to rest, until the signal is aborted. */
export function whenAtRest(
  strip: HTMLElement,
  report: (index: number) => void,
  signal: AbortSignal,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  strip.addEventListener(
    'scroll',
    () => {
      clearTimeout(timer)
      timer = setTimeout(() => report(slideInView(strip)), REST_MS)
    },
    { signal, passive: true },
  )
  signal.addEventListener('abort', () => clearTimeout(timer))
}

/** Returns the scroll position of a slide; negative in right-to-left text. */
function offsetOf(strip: HTMLElement, index: number): number {
  const [first, slide] = [0, index].map((at) => strip.children[at] as HTMLElement | undefined)
  return first && slide ? slide.offsetLeft - first.offsetLeft : 0
}
