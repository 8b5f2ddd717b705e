import { loadIsland } from './islands'

/** Starts the islands of each block of a page when the block comes near the view. Returns how to stop them all. */
export function startIslands(root: ParentNode): () => void {
  const stops: (() => void)[] = []
  let stopped = false
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        for (const element of islandsOf(target)) void start(element)
      }
    },
    { rootMargin: '200px' },
  )
  // The block, not the element itself: that of a lightbox is a closed dialog, which is never in view.
  for (const element of islandsIn(root)) observer.observe(blockOf(element))
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

/** A block's own, without those of the blocks inside it. */
function islandsOf(block: Element): HTMLElement[] {
  const own = block instanceof HTMLElement && block.dataset.island ? [block] : []
  return [...own, ...islandsIn(block)].filter((element) => blockOf(element) === block)
}

function islandsIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-island]')]
}

function blockOf(element: Element): Element {
  return element.closest('[data-block-id]') ?? element
}
