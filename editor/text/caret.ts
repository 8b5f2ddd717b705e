import { exampleAround } from '#schema/fields/example'
import { escapeText } from '#schema/text/escape-text'
import type { Caret, Pointed } from '../store/ui-state'

/** Places the caret in a plain text; an example there is selected, so that typing replaces it. */
export function placeCaret(element: HTMLElement, caret: Caret): void {
  const text = element.textContent ?? ''
  const node = element.firstChild
  const at = (isPointed(caret) ? offsetAt(element, caret) : null) ?? text.length
  const { from, to } = exampleAround(text, at) ?? { from: at, to: at }
  const selection = getSelection()
  if (node) selection?.setBaseAndExtent(node, from, node, to)
  else selection?.collapse(element)
}

/** Selects the example that contains the caret or the selected word. */
export function selectExampleAtCaret(element: HTMLElement): void {
  const selection = getSelection()
  const node = element.firstChild
  if (!selection || !node || selection.anchorNode !== node) return
  const found = exampleAround(element.textContent ?? '', selection.anchorOffset)
  if (found) selection.setBaseAndExtent(node, found.from, node, found.to)
}

/** Returns whether the caret is after the last character of a plain text, without a selection. */
export function isCaretAtEnd(element: HTMLElement): boolean {
  const selection = getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0) : null
  if (!range?.collapsed) return false
  const rest = range.cloneRange()
  rest.selectNodeContents(element)
  rest.setStart(range.endContainer, range.endOffset)
  return rest.toString().trim() === ''
}

/** Returns the number of characters before the caret in rendered text, without white space, which equals that in its markup. */
export function lettersBefore(element: HTMLElement, caret: Caret): number {
  const place = isPointed(caret) ? positionAt(caret.x, caret.y) : null
  const range = document.createRange()
  range.selectNodeContents(element)
  if (place && element.contains(place.node)) range.setEnd(place.node, place.offset)
  return lettersIn(range.toString())
}

/** Inserts plain text into markup after a number of characters. */
export function withTextBehind(markup: string, letters: number, text: string): string {
  const { body } = new DOMParser().parseFromString(markup, 'text/html')
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  let rest = letters
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const here = node.nodeValue ?? ''
    const count = lettersIn(here)
    if (count >= rest && count > 0) {
      const at = indexBehind(here, rest)
      node.nodeValue = here.slice(0, at) + text + here.slice(at)
      return body.innerHTML
    }
    rest -= count
  }
  return `${markup}<p>${escapeText(text)}</p>`
}

function isPointed(caret: Caret): caret is Pointed {
  return typeof caret === 'object' && 'x' in caret
}

function lettersIn(text: string): number {
  return text.replace(/\s+/g, '').length
}

function indexBehind(text: string, letters: number): number {
  let at = 0
  for (let left = letters; left > 0 && at < text.length; at += 1)
    if (/\S/.test(text.charAt(at))) left -= 1
  return at
}

/** Returns the number of characters before a point in an element; `null` if the point isn't in its text. */
function offsetAt(
  element: HTMLElement,
  { x, y }: { readonly x: number; readonly y: number },
): number | null {
  const { node, offset } = positionAt(x, y) ?? {}
  return node === element.firstChild && offset !== undefined ? offset : null
}

function positionAt(x: number, y: number) {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y)
    return position && { node: position.offsetNode, offset: position.offset }
  }
  // For Safari versions without the standard method.
  const { caretRangeFromPoint } = document as Partial<Pick<Document, 'caretRangeFromPoint'>>
  const range = caretRangeFromPoint?.call(document, x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : null
}
