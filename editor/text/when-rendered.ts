import { blockElement } from '../blocks/block-element'

/**
 * Calls back once a block is rendered on the canvas, or at once if it already is. A new block may still wait for its view, or on
 * a long page until it is near the viewport. Returns a function that stops waiting.
 */
export function whenRendered(page: HTMLElement, blockId: string, then: () => void): () => void {
  if (isDrawn(page, blockId)) {
    then()
    return () => undefined
  }
  const observer = new MutationObserver(() => {
    if (!isDrawn(page, blockId)) return
    observer.disconnect()
    then()
  })
  observer.observe(page, { attributes: true, childList: true, subtree: true })
  return () => observer.disconnect()
}

function isDrawn(page: HTMLElement, blockId: string): boolean {
  const element = blockElement(page, blockId)
  return (
    element !== null &&
    element.dataset.unrendered === undefined &&
    element.querySelector(':scope > .ed-canvas-waiting') === null
  )
}
