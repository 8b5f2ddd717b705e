import { type RefObject, useEffect } from 'react'
import { startIslands } from '#renderer/visitor/start-islands'

/** While the page is tried out its islands run, the very ones a visitor gets. */
export function useIslands(page: RefObject<HTMLElement | null>, areRunning: boolean): void {
  useEffect(() => {
    const root = page.current
    if (!areRunning || !root || typeof IntersectionObserver === 'undefined') return
    let stop = startIslands(root)
    // A visitor gets the page whole; here blocks render themselves when their records have come, or when they are scrolled to.
    const drawn = new MutationObserver((changes) => {
      if (!changes.some(addsIsland)) return
      stop()
      stop = startIslands(root)
    })
    drawn.observe(root, { childList: true, subtree: true })
    return () => {
      drawn.disconnect()
      stop()
    }
  }, [page, areRunning])
}

function addsIsland({ addedNodes }: MutationRecord): boolean {
  return [...addedNodes].some(
    (node) =>
      node instanceof Element &&
      (node.matches('[data-island]') || node.querySelector('[data-island]') !== null),
  )
}
