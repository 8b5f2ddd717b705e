/** How many characters of a pasted paragraph stay together: two printed pages. More make each key press slow. */
const MAX_LENGTH = 5_000
/** Shorter than that no part is: a text with few sentences is divided between words. */
const MIN_LENGTH = MAX_LENGTH / 2

/** A paragraph as several where it is far too long, divided behind sentences; all else as it is. */
export function dividedParagraph(block: string): readonly string[] {
  if (block.length <= MAX_LENGTH || !/^<p[\s>]/i.test(block)) return [block]
  const template = document.createElement('template')
  template.innerHTML = block
  const paragraph = template.content.firstElementChild
  if (!paragraph || paragraph.textContent.length <= MAX_LENGTH) return [block]
  const parts: string[] = []
  while (paragraph.textContent.length > MAX_LENGTH) parts.push(takePart(paragraph))
  return [...parts, paragraph.outerHTML]
}

/** Takes the first part out of a paragraph, with the formatting it is in. */
function takePart(paragraph: Element): string {
  const range = document.createRange()
  range.setStart(paragraph, 0)
  const [text, offset] = placeAt(
    paragraph,
    endOfPart(paragraph.textContent.slice(0, MAX_LENGTH + 1)),
  )
  range.setEnd(text, offset)
  const part = paragraph.cloneNode(false) as Element
  part.append(range.extractContents())
  return part.outerHTML
}

/** Behind the last sentence, else behind the last word, else between two characters. */
function endOfPart(text: string): number {
  const within = text.slice(0, MAX_LENGTH)
  return (
    lastEnd(within, /[.!?…।॥]["'’”»)\]]*\s+/gu) ??
    lastEnd(within, /\s+/gu) ??
    lastCharacterEnd(text)
  )
}

function lastEnd(text: string, pattern: RegExp): number | null {
  const ends = Array.from(text.matchAll(pattern), ({ 0: match, index }) => index + match.length)
  const last = ends.at(-1)
  return last !== undefined && last >= MIN_LENGTH ? last : null
}

/** The end of the last grapheme cluster. */
function lastCharacterEnd(text: string): number {
  const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)
  return characters.containing(MAX_LENGTH)?.index ?? MAX_LENGTH
}

/** The text node that holds a place of a paragraph's text. */
function placeAt(paragraph: Element, at: number): readonly [node: Node, offset: number] {
  const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
  let left = at
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0
    if (left <= length) return [node, left]
    left -= length
  }
  return [paragraph, paragraph.childNodes.length]
}
