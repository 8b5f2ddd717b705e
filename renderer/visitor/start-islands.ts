import { loadIsland } from './islands'

/**
 * Starts each island of a page when it comes near the viewport; islands in a closed menu or panel wait until it is opened.
 * Returns a function that stops them all.
 */
export function startIslands(root: ParentNode): () => void {
  const stops: (() => void)[] = []
  let stopped = false
  const waiting = new Set(root.querySelectorAll<HTMLElement>('[data-island]'))
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        for (const element of waiting)
          if (watchedFor(element) === target) {
            waiting.delete(element)
            void start(element)
          }
      }
    },
    { rootMargin: '200px' },
  )
  for (const element of waiting) observer.observe(watchedFor(element))
  return () => {
    stopped = true
    observer.disconnect()
    for (const stop of stops) stop()
  }

  async function start(element: HTMLElement) {
    const island = await loadIsland(element.dataset.island ?? '')
    if (island && !stopped) stops.push(island(element))
  }
}

/** Returns the element to observe: the island itself, or for a lightbox its block, because a closed dialog is never in view. */
function watchedFor(element: HTMLElement): Element {
  return (element.matches('dialog') && element.closest('.block')) || element
}
