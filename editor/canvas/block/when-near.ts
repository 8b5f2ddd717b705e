const waiting = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | null = null

/**
 * Calls back once when an element comes near the viewport; immediately on a page that is not long. Returns a function that
 * cancels. A single observer serves the whole page.
 */
export function whenNear(element: Element, call: () => void): () => void {
  if (!element.closest('[data-long]') || typeof IntersectionObserver === 'undefined') {
    call()
    return () => undefined
  }
  observer ??= new IntersectionObserver(callNear, { rootMargin: '800px' })
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
