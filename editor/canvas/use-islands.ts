import { type RefObject, useEffect } from 'react'

/** Runs the page's islands while it is tried out, with the same code as on the public site. */
export function useIslands(page: RefObject<HTMLElement | null>, areRunning: boolean): void {
  useEffect(() => {
    const root = page.current
    if (!areRunning || !root || typeof IntersectionObserver === 'undefined') return
    let stop = () => {}
    let isOver = false
    import('#renderer/visitor/start-islands').then(
      ({ startIslands }) => {
        if (!isOver) stop = runIslands(root, startIslands)
      },
      // If the islands can't be loaded, the page is tried out without scripts.
      () => undefined,
    )
    return () => {
      isOver = true
      stop()
    }
  }, [page, areRunning])
}

/**
 * Restarts the islands when blocks render later: a visitor gets the complete page, but here blocks render when their records
 * arrive or when they are scrolled to.
 */
function runIslands(root: HTMLElement, start: (root: HTMLElement) => () => void): () => void {
  let stop = start(root)
  const observer = new MutationObserver((changes) => {
    if (!changes.some(addsIsland)) return
    stop()
    stop = start(root)
  })
  observer.observe(root, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    stop()
  }
}

function addsIsland({ addedNodes }: MutationRecord): boolean {
  return [...addedNodes].some(
    (node) =>
      node instanceof Element &&
      (node.matches('[data-island]') || node.querySelector('[data-island]') !== null),
  )
}
