import { scrollToSlide, slideInView, whenAtRest } from './strip-arrows.island'

/**
 * Opens the lightbox from the links beside it; arrows, Home and End change the picture, and wrap around.
 * Escape, the close button, a click beside the picture and the browser's Back close it.
 */
export default function lightbox(root: HTMLElement): () => void {
  const dialog = root as HTMLDialogElement
  const strip = dialog.querySelector<HTMLElement>('.lightbox-strip')
  if (!strip) return () => {}
  let hasEntry = false
  const controller = new AbortController()
  const { signal } = controller
  const buttons = [...dialog.querySelectorAll<HTMLElement>('[data-action]')]
  for (const button of buttons) button.hidden = false
  dialog.parentElement?.addEventListener('click', openFromLink, { signal })
  dialog.addEventListener('click', clickInside, { signal })
  dialog.addEventListener('keydown', pressKey, { signal })
  dialog.addEventListener('close', leaveEntry, { signal })
  addEventListener('popstate', goBack, { signal })
  whenAtRest(strip, mark, signal)
  return () => {
    if (dialog.open) {
      dialog.close()
      leaveEntry()
    }
    controller.abort()
    for (const button of buttons) button.hidden = true
    for (const slide of strip.children) slide.removeAttribute('inert')
  }

  function openFromLink(event: MouseEvent) {
    const link = (event.target as Element).closest<HTMLElement>('[data-lightbox-index]')
    // With a modifier the picture opens in a tab of its own, as every link does.
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    dialog.showModal()
    // An entry of its own, so that Back closes the lightbox and stays on the page.
    history.pushState({ lightbox: true }, '')
    hasEntry = true
    jump(Number(link.dataset.lightboxIndex))
  }

  function goBack() {
    hasEntry = false
    if (dialog.open) dialog.close()
  }

  /** Closed by other means: the entry goes too, or Back would seem to do nothing. */
  function leaveEntry() {
    if (!hasEntry) return
    hasEntry = false
    history.back()
  }

  function clickInside({ target }: MouseEvent) {
    const element = target as Element
    const action = element.closest<HTMLElement>('[data-action]')?.dataset.action
    if (action === 'previous') show(shown() - 1)
    else if (action === 'next') show(shown() + 1)
    else if (action === 'close' || !element.closest('img, figcaption')) dialog.close()
  }

  function pressKey(event: KeyboardEvent) {
    const forward = getComputedStyle(root).direction === 'rtl' ? -1 : 1
    const target = new Map([
      ['ArrowRight', shown() + forward],
      ['ArrowLeft', shown() - forward],
      ['Home', 0],
      ['End', slideCount() - 1],
    ]).get(event.key)
    if (target === undefined) return
    event.preventDefault()
    show(target)
  }

  /** Goes to a picture at once: when the lightbox opens, and around the ends. */
  function jump(index: number) {
    strip?.setAttribute('data-jump', '')
    mark(index)
    if (strip) scrollToSlide(strip, index)
    strip?.removeAttribute('data-jump')
  }

  function show(index: number) {
    const count = slideCount()
    const wrapped = (index + count) % count
    if (wrapped !== index) return jump(wrapped)
    mark(index)
    if (strip) scrollToSlide(strip, index)
  }

  /** Only the picture in view is there for screen readers. */
  function mark(index: number) {
    Array.from(strip?.children ?? [], (slide, at) => slide.toggleAttribute('inert', at !== index))
  }

  function shown(): number {
    const slides = Array.from(strip?.children ?? [])
    const index = slides.findIndex((slide) => !slide.hasAttribute('inert'))
    return strip && slides.length > 0 && index < 0 ? slideInView(strip) : index
  }

  function slideCount(): number {
    return strip?.children.length ?? 0
  }
}
