import { scrollToSlide, slideInView } from './strip.dom'

/** Moves a strip by one slide with its arrows (`StripArrows`), wrapping around at both ends. */
export default function stripArrows(root: HTMLElement): () => void {
  const strip = stripOf(root)
  const buttons = root.querySelectorAll<HTMLElement>('[data-action]')
  const controller = new AbortController()
  for (const button of buttons) {
    button.hidden = false
    const direction = button.dataset.action === 'back' ? -1 : 1
    button.addEventListener('click', () => move(direction), { signal: controller.signal })
  }
  return () => {
    controller.abort()
    for (const button of buttons) button.hidden = true
  }

  function move(direction: number) {
    if (!strip) return
    const count = strip.children.length
    // At the end several slides may be visible, none of them at the start of the strip.
    const atEnd = Math.abs(strip.scrollLeft) + strip.clientWidth >= strip.scrollWidth - 2
    const from = direction > 0 && atEnd ? count - 1 : slideInView(strip)
    scrollToSlide(strip, (from + direction + count) % count)
  }
}

/** Returns the closest strip around the arrows. */
function stripOf(root: HTMLElement): HTMLElement | null {
  for (let around = root.parentElement; around; around = around.parentElement) {
    const strip = around.querySelector<HTMLElement>('[data-strip]')
    if (strip) return strip
  }
  return null
}
