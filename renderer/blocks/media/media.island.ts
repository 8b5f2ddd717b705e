import { startLightbox } from '../../parts/lightbox.island'
import { scrollToSlide, slideInView } from '../../parts/strip.island'

/** Opens the pictures large, and moves a carousel by its arrows, around both ends. */
export default function media(root: HTMLElement): () => void {
  const controller = new AbortController()
  const buttons = [...root.querySelectorAll<HTMLElement>('.media-controls [data-action]')]
  for (const button of buttons) {
    button.hidden = false
    const by = button.dataset.action === 'back' ? -1 : 1
    button.addEventListener('click', () => move(by), { signal: controller.signal })
  }
  const stopLightbox = startLightbox(root)
  return () => {
    controller.abort()
    stopLightbox()
    for (const button of buttons) button.hidden = true
  }

  function move(by: number) {
    const strip = root.querySelector<HTMLElement>('.media-items')
    if (!strip) return
    const count = strip.children.length
    // At the end the last pictures may stand beside each other, none of them at the start.
    const atEnd = Math.abs(strip.scrollLeft) + strip.clientWidth >= strip.scrollWidth - 2
    const from = by > 0 && atEnd ? count - 1 : slideInView(strip)
    scrollToSlide(strip, (from + by + count) % count)
  }
}
