import { scrollToSlide, slideInView, whenAtRest } from './strip.dom'

/**
 * Opens the lightbox from the adjacent links, with a slide for each. Arrows, Home and End change the picture, and wrap around.
 * Escape, the close button, a click beside the picture and the browser's Back button close it.
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
  // A scrollable element must be focusable. While empty and closed it isn't.
  strip.tabIndex = 0
  strip.ariaLabel = dialog.ariaLabel
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
    strip.removeAttribute('tabindex')
    strip.removeAttribute('aria-label')
    strip.replaceChildren()
  }

  function openFromLink(event: MouseEvent) {
    const link = (event.target as Element).closest<HTMLElement>('.lightbox-link')
    // With a modifier key the picture opens in a new tab, as usual.
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    strip?.replaceChildren(...slidesOf(dialog))
    dialog.showModal()
    // Adds a history entry, so that Back closes the lightbox and stays on the page.
    history.pushState({ lightbox: true }, '')
    hasEntry = true
    jump(linksOf(dialog).indexOf(link))
  }

  function goBack() {
    hasEntry = false
    if (dialog.open) dialog.close()
  }

  /** Removes the history entry if the lightbox was closed by other means; otherwise Back would seem to do nothing. */
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

  /** Shows a picture without animation: when the lightbox opens, and when wrapping around. */
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

  /** Makes only the picture in view available to screen readers. */
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

function linksOf(dialog: HTMLElement): HTMLElement[] {
  return [...(dialog.parentElement?.querySelectorAll<HTMLElement>('.lightbox-link') ?? [])]
}

/** Creates a slide for each link, in order: the picture fitted to the window, and its caption. */
function slidesOf(dialog: HTMLElement): HTMLElement[] {
  return linksOf(dialog).map((link, index) => {
    const count = element('span', 'lightbox-count')
    count.textContent = dialog.dataset.count?.replace('#', String(index + 1)) ?? ''
    const caption = element('figcaption')
    caption.append(count, link.dataset.caption ?? '')
    const figure = element('figure')
    figure.append(largePicture(link), caption)
    const slide = element('li', 'lightbox-slide')
    slide.append(figure)
    return slide
  })
}

function largePicture(link: HTMLElement): HTMLElement {
  const frame = element('div', 'lightbox-picture')
  const shown = link.querySelector('img')
  if (!shown) return frame
  const [width, height] = [
    Number(shown.getAttribute('width')),
    Number(shown.getAttribute('height')),
  ]
  // For the style sheet: a picture fills the available space, but is never enlarged.
  frame.style.setProperty('--lightbox-ratio', String(width / height))
  frame.style.setProperty('--lightbox-width', `${width}px`)
  const picture = shown.cloneNode() as HTMLImageElement
  picture.className = 'picture'
  picture.sizes = 'auto, 100vw'
  picture.loading = 'lazy'
  frame.append(picture)
  return frame
}

function element(name: string, className = ''): HTMLElement {
  const made = document.createElement(name)
  made.className = className
  return made
}
