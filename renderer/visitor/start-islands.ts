import { loadIsland } from './islands'

/** Starts each island of a page when it comes near the view. Returns how to stop them all. */
export function startIslands(root: ParentNode): () => void {
  const stops: (() => void)[] = []
  let stopped = false
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        void start(target as HTMLElement)
      }
    },
    { rootMargin: '200px' },
  )
  for (const element of root.querySelectorAll('[data-island]')) observer.observe(element)
  return () => {
    stopped = true
    observer.disconnect()
    for (const stop of stops) stop()
  }

  async function start(element: HTMLElement) {
    const island = await loadIsland(element.dataset.island ?? '')
    if (!stopped) stops.push(island(element))
  }
}
