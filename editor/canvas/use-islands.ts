import { type RefObject, useEffect } from 'react'

/** While the page is tried out its islands run, the very ones a visitor gets. */
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
      // Where they cannot be fetched the page is tried out as it is without scripts.
      () => undefined,
    )
    return () => {
      isOver = true
      stop()
    }
  }, [page, areRunning])
}

/** A visitor gets the page whole; here blocks render themselves when their records have come, or when they are scrolled to. */
function runIslands(root: HTMLElement, start: (root: HTMLElement) => () => void): () => void {
  let stop = start(root)
  const drawn = new MutationObserver((changes) => {
    if (!changes.some(addsIsland)) return
    stop()
    stop = start(root)
  })
  drawn.observe(root, { childList: true, subtree: true })
  return () => {
    drawn.disconnect()
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
