import { loadIsland } from './islands'

/**
 * Starts each island of a page when it comes near the view: what stands in a menu or a panel that is closed waits until it is
 * opened. Returns how to stop them all.
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

/** Itself; that of a lightbox is a closed dialog, which is never in view: its block. */
function watchedFor(element: HTMLElement): Element {
  return (element.matches('dialog') && element.closest('.block')) || element
}
