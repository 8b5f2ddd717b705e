/**
 * Animates the content of an `entrance` when it is first seen (`entrance.css`). Content in view when the page opens stays
 * unchanged, because it has been read by the time a script runs. Content below is always visible, for everyone who captures the
 * whole page, and fades in only as it comes into view: one by one on a phone, in a row all within one stagger.
 */
export function startEntrances(root: ParentNode): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {}
  const below = new WeakSet<Element>()
  const observer = new IntersectionObserver((entries) => {
    const seen: HTMLElement[] = []
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) below.add(target)
      else {
        observer.unobserve(target)
        // Only elements chosen by the loop below are observed.
        if (below.has(target)) seen.push(target as HTMLElement)
      }
    }
    enter(seen)
  })
  for (const element of root.querySelectorAll<HTMLElement>('.entrance > *'))
    observer.observe(element)
  return () => observer.disconnect()
}

/** Starts the animations one after another, all within one stagger however many there are. */
function enter(elements: readonly HTMLElement[]): void {
  for (const [index, element] of elements.entries()) {
    // A single element gets position 0 (0 of 0).
    const place = index / (elements.length - 1) || 0
    element.style.setProperty('--entrance-place', place.toFixed(2))
    element.dataset.entrance = 'now'
  }
}
