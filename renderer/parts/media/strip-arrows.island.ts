/*
 * A strip is a row of slides that scrolls sideways and snaps. CSS decides whether it glides or jumps,
 * so a reader who asked for reduced motion gets jumps without this file knowing.
 */

/** A strip comes to rest when it has not moved for so long, in milliseconds. */
const REST_MS = 120

/** Moves a strip a slide by its arrows (`StripArrows`), around both ends. */
export default function stripArrows(root: HTMLElement): () => void {
  const strip = stripOf(root)
  const buttons = root.querySelectorAll<HTMLElement>('[data-action]')
  const controller = new AbortController()
  for (const button of buttons) {
    button.hidden = false
    const by = button.dataset.action === 'back' ? -1 : 1
    button.addEventListener('click', () => move(by), { signal: controller.signal })
  }
  return () => {
    controller.abort()
    for (const button of buttons) button.hidden = true
  }

  function move(by: number) {
    if (!strip) return
    const count = strip.children.length
    // At the end the last slides may stand beside each other, none of them at the start.
    const atEnd = Math.abs(strip.scrollLeft) + strip.clientWidth >= strip.scrollWidth - 2
    const from = by > 0 && atEnd ? count - 1 : slideInView(strip)
    scrollToSlide(strip, (from + by + count) % count)
  }
}

/** The strip that stands nearest around the arrows. */
function stripOf(root: HTMLElement): HTMLElement | null {
  for (let around = root.parentElement; around; around = around.parentElement) {
    const strip = around.querySelector<HTMLElement>('[data-strip]')
    if (strip) return strip
  }
  return null
}

/** Brings a slide to the start of its strip. */
export function scrollToSlide(strip: HTMLElement, index: number): void {
  strip.scrollLeft = offsetOf(strip, index)
}

/** The slide that stands nearest to the start of its strip. */
export function slideInView(strip: HTMLElement): number {
  const distances = Array.from(strip.children, (_slide, index) =>
    Math.abs(offsetOf(strip, index) - strip.scrollLeft),
  )
  return Math.max(distances.indexOf(Math.min(...distances)), 0)
}

/** Reports the slide in view each time the strip has come to rest, until the signal is aborted. */
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

/** The place of a slide as a scroll position; negative where the text runs from right to left. */
function offsetOf(strip: HTMLElement, index: number): number {
  const first = strip.children[0]
  const slide = strip.children[index]
  if (!(first instanceof HTMLElement) || !(slide instanceof HTMLElement)) return 0
  return slide.offsetLeft - first.offsetLeft
}
