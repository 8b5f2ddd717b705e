/** Maximum number of text nodes measured: the lines next to the bar are among the last or first ones. */
const MAX_TEXT_NODES = 40

/** Place of a block's bar: above its start or end, or upright in the margin at its end. */
type BarSide = 'start' | 'end' | 'margin'

/** Maximum number of elements looked at beside a block and beside each element around it, in either direction. */
const MAX_NEIGHBOURS = 12

/**
 * Puts the bar where it covers no text: above the block, or else in the margin; above its start if no place is free. Reads the
 * layout: call it after the block has been measured. Looks at the block and its neighbours only: asking the browser what is at a
 * point takes it through all blocks of the page.
 */
export function placeBar({ root, block, width, rail }: BarPlace): void {
  const bar = rail.firstElementChild
  const barWidth = bar?.getBoundingClientRect().width ?? 0
  // Without a layout, as in a hidden tab, there is nothing to look at.
  if (!bar || barWidth === 0) return
  const isFree = (side: BarSide) => {
    setSide(rail, side)
    const band = bar.getBoundingClientRect()
    const texts = side === 'margin' ? firstTexts : lastTexts
    return !elementsNear(root, block, band).some((element) => hasTextIn(texts(element), band))
  }
  if (isFree('start')) return
  if (width > 2 * barWidth && isFree('end')) return
  // Only a bar has a form for the margin: the name of a hovered block is small.
  if (bar.role === 'toolbar' && isFree('margin')) return
  setSide(rail, 'start')
}

interface BarPlace {
  /** The page on the canvas. */
  readonly root: HTMLElement
  readonly block: HTMLElement
  /** Width of the block in px, as its outline has it. */
  readonly width: number
  /** The element around the bar; its `data-side` moves it. */
  readonly rail: HTMLElement
}

/** Writes only what is new: each write has the bar laid out again. */
function setSide(rail: HTMLElement, side: BarSide): void {
  if (rail.dataset.side !== side) rail.dataset.side = side
}

/** Returns the block and the neighbours of it and of what is around it that overlap a rectangle. */
function elementsNear(root: HTMLElement, block: HTMLElement, band: DOMRect): Element[] {
  const found: Element[] = []
  const note = (element: Element) => {
    if (overlaps(element.getBoundingClientRect(), band)) found.push(element)
  }
  note(block)
  for (let at: Element | null = block; at && at !== root; at = at.parentElement) {
    let [before, after] = [at.previousElementSibling, at.nextElementSibling]
    for (let count = 0; count < MAX_NEIGHBOURS; count += 1) {
      if (before) note(before)
      if (after) note(after)
      before = before?.previousElementSibling ?? null
      after = after?.nextElementSibling ?? null
    }
  }
  return found
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
