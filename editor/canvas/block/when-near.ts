const waiting = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | null = null

/**
 * Calls back once when an element comes near the visible part of its canvas; immediately on a page that is not long. Returns a
 * function that cancels. A single observer serves the whole canvas.
 */
export function whenNear(element: Element, call: () => void): () => void {
  const canvas = element.closest('.ed-canvas:has(> * > [data-long])')
  if (!canvas || typeof IntersectionObserver === 'undefined') {
    call()
    return () => undefined
  }
  // With the window as root, what scrolls inside of it would not be reported before it is visible.
  if (observer?.root !== canvas)
    observer = new IntersectionObserver(callNear, { root: canvas, rootMargin: '800px' })
  waiting.set(element, call)
  observer.observe(element)
  return () => stop(element)
}

function callNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    const call = waiting.get(target)
    stop(target)
    call?.()
  }
}

function stop(element: Element): void {
  waiting.delete(element)
  observer?.unobserve(element)
}
