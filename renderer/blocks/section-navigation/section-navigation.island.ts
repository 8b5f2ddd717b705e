/** Position in the window, as a fraction from the top, at which a part becomes the current one. */
const READING_LINE = 0.35

/** Highlights the link of the part in view, and sets the height of the title above the bar, so that only the bar stays sticky. */
export default function sectionNavigation(root: HTMLElement): () => void {
  const page = root.closest('.page') ?? document.body
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.section-navigation-link')]
  const parts = partsOf(links, page)
  const inView = new Set<Element>()
  const watching = new IntersectionObserver(note, { rootMargin: '-25% 0px -65%' })
  for (const part of parts.keys()) watching.observe(part)
  const stopMeasuring = measureIntro(root)
  return () => {
    watching.disconnect()
    stopMeasuring()
    for (const link of links) link.removeAttribute('aria-current')
  }

  function note(entries: readonly IntersectionObserverEntry[]) {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target)
      else inView.delete(target)
    }
    // Between two parts the last one stays marked. Of nested parts the inner one is chosen.
    const part = [...parts.keys()].findLast((candidate) => inView.has(candidate))
    if (part) mark(parts.get(part))
    else if (isAboveAll()) mark(undefined)
  }

  /** True above the first part, which a jump to the top reaches without crossing any part. */
  function isAboveAll(): boolean {
    const [first] = parts.keys()
    return (first?.getBoundingClientRect().top ?? 0) > innerHeight * READING_LINE
  }

  function mark(current: HTMLAnchorElement | undefined) {
    for (const link of links) {
      if (link !== current) link.removeAttribute('aria-current')
      else if (!link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'location')
        bringIntoBar(link)
      }
    }
  }
}

/** Returns the blocks that the links lead to, in the order of the links. On the canvas their ids are data attributes. */
function partsOf(links: readonly HTMLAnchorElement[], page: Element) {
  const blocks = new Map(
    [...page.querySelectorAll<HTMLElement>('.block')].map((block) => [
      `#${encodeURIComponent(block.dataset.blockId ?? block.id)}`,
      block,
    ]),
  )
  const parts = new Map<Element, HTMLAnchorElement>()
  for (const link of links) {
    const part = blocks.get(link.getAttribute('href') ?? '')
    if (part) parts.set(part, link)
  }
  return parts
}

function bringIntoBar(link: HTMLElement) {
  const bar = link.closest('nav')
  if (!bar || bar.scrollWidth <= bar.clientWidth) return
  const { left, width } = link.getBoundingClientRect()
  const start = bar.getBoundingClientRect().left
  bar.scrollBy({ left: left - start - (bar.clientWidth - width) / 2, behavior: 'smooth' })
}

function measureIntro(root: HTMLElement): () => void {
  const intro = root.querySelector<HTMLElement>('.section-navigation-intro')
  if (!intro) return () => {}
  const measuring = new ResizeObserver(() =>
    root.style.setProperty(
      '--section-navigation-intro',
      `${intro.getBoundingClientRect().height}px`,
    ),
  )
  measuring.observe(intro)
  return () => {
    measuring.disconnect()
    root.style.removeProperty('--section-navigation-intro')
    if (!root.getAttribute('style')) root.removeAttribute('style')
  }
}
