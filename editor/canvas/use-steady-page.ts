import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps the visible part of the page in place when a bar above the canvas appears, grows or disappears, by scrolling the canvas
 * by the same distance.
 */
export function useSteadyPage(pane: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = pane.current
    if (!element) return
    // First reported once the page is laid out: measured here it would be laid out twice.
    let before: number | null = null
    const observer = new ResizeObserver(() => {
      const { top } = element.getBoundingClientRect()
      element.scrollTop += top - (before ?? top)
      before = top
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [pane])
}
