import { type RefObject, useLayoutEffect } from 'react'

/** Keeps what is seen of the page in its place when a bar above the canvas comes, grows or goes: the canvas scrolls by as much. */
export function useSteadyPage(pane: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = pane.current
    if (!element) return
    let before = element.getBoundingClientRect().top
    const observer = new ResizeObserver(() => {
      const { top } = element.getBoundingClientRect()
      element.scrollTop += top - before
      before = top
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [pane])
}
