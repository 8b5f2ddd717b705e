import { scrollToSlide, whenAtRest } from '../../parts/media/strip.dom'

/** Duration of a slide (specification section 9). */
const SLIDE_MS = 7000

/**
 * Advances the slides and wraps around at both ends. Pauses while the carousel is hovered or has the focus, while the tab is
 * hidden or the pause button is pressed, and for reduced motion. The current slide is the one whose link has `aria-current`.
 */
export default function featuredCarousel(root: HTMLElement): () => void {
  const section = root.querySelector<HTMLElement>('.featured-carousel')
  const strip = root.querySelector<HTMLElement>('.featured-carousel-slides')
  return section && strip && strip.children.length > 1 ? run(section, strip) : () => {}
}

function run(section: HTMLElement, strip: HTMLElement): () => void {
  const buttons = [...section.querySelectorAll<HTMLElement>('[data-action]')]
  const pauseButton = buttons.find((each) => each.dataset.action === 'pause')
  const pauseLabel = pauseButton?.ariaLabel
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const controller = new AbortController()
  const { signal } = controller
  const resting = new Set<'pointer' | 'focus'>()
  let timer: ReturnType<typeof setTimeout> | undefined

  listen()
  for (const button of buttons) button.hidden = false
  mark(section, strip, shownIn(section))
  start()
  return () => {
    controller.abort()
    clearTimeout(timer)
    for (const button of buttons) button.hidden = true
    for (const slide of strip.children) slide.removeAttribute('inert')
    section.removeAttribute('data-running')
    strip.ariaLive = null
    strip.removeAttribute('data-jump')
    setPaused(false)
  }

  function listen() {
    section.addEventListener('click', click, { signal })
    section.addEventListener('pointerenter', () => rest('pointer', true), { signal })
    section.addEventListener('pointerleave', () => rest('pointer', false), { signal })
    section.addEventListener('focusin', () => rest('focus', true), { signal })
    section.addEventListener('focusout', () => rest('focus', false), { signal })
    document.addEventListener('visibilitychange', start, { signal })
    calm.addEventListener('change', start, { signal })
    whenAtRest(
      strip,
      (index) => {
        if (index === shownIn(section)) return
        mark(section, strip, index)
        start()
      },
      signal,
    )
  }

  /** Restarts the timer of the slide, or stops it. */
  function start() {
    clearTimeout(timer)
    const moves =
      resting.size === 0 &&
      !document.hidden &&
      !calm.matches &&
      !section.hasAttribute('data-paused')
    section.toggleAttribute('data-running', moves)
    strip.ariaLive = moves ? 'off' : 'polite'
    if (moves) timer = setTimeout(() => show(shownIn(section) + 1), SLIDE_MS)
  }

  function rest(reason: 'pointer' | 'focus', rests: boolean) {
    if (rests) resting.add(reason)
    else resting.delete(reason)
    start()
  }

  function click(event: MouseEvent) {
    const target = event.target as Element
    const action = target.closest<HTMLElement>('[data-action]')?.dataset.action
    if (action === 'previous') show(shownIn(section) - 1)
    if (action === 'next') show(shownIn(section) + 1)
    if (action === 'pause') pause()
    const link = target.closest<HTMLElement>('.featured-carousel-titles a')
    if (!link) return
    event.preventDefault()
    show(linksOf(section).indexOf(link))
  }

  function pause() {
    setPaused(!section.hasAttribute('data-paused'))
    start()
  }

  function setPaused(paused: boolean) {
    section.toggleAttribute('data-paused', paused)
    const label = paused ? pauseButton?.dataset.pressedLabel : pauseLabel
    if (pauseButton && label) pauseButton.ariaLabel = label
  }

  function show(index: number) {
    const count = strip.children.length
    const target = (index + count) % count
    mark(section, strip, target)
    // Jumps when wrapping around: scrolling smoothly would show every slide again.
    strip.toggleAttribute('data-jump', target !== index)
    scrollToSlide(strip, target)
    start()
  }
}

/** Marks the current slide, and removes slides out of view from tab order and screen readers. */
function mark(section: HTMLElement, strip: HTMLElement, index: number): void {
  for (const [at, link] of linksOf(section).entries())
    link.ariaCurrent = at === index ? 'true' : null
  Array.from(strip.children, (slide, at) => slide.toggleAttribute('inert', at !== index))
}

function shownIn(section: HTMLElement): number {
  const index = linksOf(section).findIndex((link) => link.ariaCurrent === 'true')
  return Math.max(index, 0)
}

function linksOf(section: HTMLElement): HTMLElement[] {
  return [...section.querySelectorAll<HTMLElement>('.featured-carousel-titles a')]
}
