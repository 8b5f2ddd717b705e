import type { Rect } from '../../drag/geometry'

/** Maximum number of text nodes measured: the lines next to the bar are among the last ones. */
const MAX_TEXT_NODES = 40

/**
 * Returns the end of the block at which its bar covers no text of the block above: the start, unless only the other end is free.
 * Reads the layout: call it after the block has been measured.
 */
export function barSide(root: HTMLElement, block: Rect, bar: Element): 'start' | 'end' {
  const { top, width, height } = bar.getBoundingClientRect()
  const start = root.getBoundingClientRect().left + Math.max(block.left, 0)
  if (block.width <= 2 * width || !coversText(root, new DOMRect(start, top, width, height)))
    return 'start'
  const end = start + block.width - width
  return coversText(root, new DOMRect(end, top, width, height)) ? 'start' : 'end'
}

function coversText(root: HTMLElement, band: DOMRect): boolean {
  const elements = new Set(
    [0.1, 0.5, 0.9].flatMap((share) => {
      const x = band.left + share * band.width
      const hit = document.elementsFromPoint(x, band.top + 1).find((one) => root.contains(one))
      return hit && hit !== root ? [hit] : []
    }),
  )
  return [...elements].some((element) => hasTextIn(element, band))
}

function hasTextIn(element: Element, band: DOMRect): boolean {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  let text = texts.lastChild()
  for (let count = 0; count < MAX_TEXT_NODES && text; count += 1, text = texts.previousNode()) {
    range.selectNodeContents(text)
    if ([...range.getClientRects()].some((line) => overlaps(line, band))) return true
  }
  return false
}

function overlaps(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
