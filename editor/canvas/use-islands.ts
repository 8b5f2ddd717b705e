import { type RefObject, useEffect } from 'react'
import { startIslands } from '#renderer/visitor/start-islands'

/** While the page is tried out its islands run, the very ones a visitor gets. */
export function useIslands(page: RefObject<HTMLElement | null>, areRunning: boolean): void {
  useEffect(() => {
    if (!areRunning || !page.current || typeof IntersectionObserver === 'undefined') return
    return startIslands(page.current)
  }, [page, areRunning])
}
