import type { Rect } from '../../drag/geometry'

/** Maximum number of text nodes measured: the lines next to the bar are among the last or first ones. */
const MAX_TEXT_NODES = 40

/** Place of a block's bar: above its start or end, or upright in the margin at its end. */
type BarSide = 'start' | 'end' | 'margin'

/**
 * Puts the bar where it covers no text: above the block, or else in the margin; above its start if no place is free. Reads the
 * layout: call it after the block has been measured.
 */
export function placeBar(root: HTMLElement, block: Rect, rail: HTMLElement): void {
  const bar = rail.firstElementChild
  const width = bar?.getBoundingClientRect().width ?? 0
  // Without a layout, as in a hidden tab, there is nothing to look at.
  if (!bar || width === 0) return
  const isFree = (side: BarSide) => {
    rail.dataset.side = side
    const band = bar.getBoundingClientRect()
    return !(side === 'margin' ? coversTextBeside(root, band) : coversTextAbove(root, band))
  }
  if (isFree('start')) return
  if (block.width > 2 * width && isFree('end')) return
  // Only a bar has a form for the margin: the name of a hovered block is small.
  if (bar.role === 'toolbar' && isFree('margin')) return
  rail.dataset.side = 'start'
}

function coversTextAbove(root: HTMLElement, band: DOMRect): boolean {
  const y = band.top + 1
  const points = SHARES.map((share) => ({ x: band.left + share * band.width, y }))
  return hitsAt(root, points).some((element) => hasTextIn(lastTexts(element), band))
}

function coversTextBeside(root: HTMLElement, band: DOMRect): boolean {
  const x = band.left + 1
  const points = SHARES.map((share) => ({ x, y: band.top + share * band.height }))
  return hitsAt(root, points).some((element) => hasTextIn(firstTexts(element), band))
}

/** Fractions of the bar's length at which elements are looked for. */
const SHARES = [0.1, 0.5, 0.9]

function hitsAt(root: HTMLElement, points: readonly { x: number; y: number }[]): Element[] {
  const hits = points.flatMap(({ x, y }) => {
    const hit = document.elementsFromPoint(x, y).find((one) => root.contains(one))
    return hit && hit !== root ? [hit] : []
  })
  return [...new Set(hits)]
}

function hasTextIn(texts: Iterable<Node>, band: DOMRect): boolean {
  const range = document.createRange()
  for (const text of texts) {
    range.selectNodeContents(text)
    if ([...range.getClientRects()].some((line) => overlaps(line, band))) return true
  }
  return false
}

function* lastTexts(element: Element): Generator<Node> {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let text = texts.lastChild()
  for (let count = 0; count < MAX_TEXT_NODES && text; count += 1, text = texts.previousNode())
    yield text
}

function* firstTexts(element: Element): Generator<Node> {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let text = texts.nextNode()
  for (let count = 0; count < MAX_TEXT_NODES && text; count += 1, text = texts.nextNode())
    yield text
}

function overlaps(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
