import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps the visible part of the page in place when a bar above the canvas appears, grows or disappears, by scrolling the canvas
 * by the same distance.
 */
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
