/** Maximum length of a pasted paragraph, in characters (two printed pages): longer ones slow down typing. */
const MAX_LENGTH = 5_000
/** Minimum length of a part: text with few sentences is split between words. */
const MIN_LENGTH = MAX_LENGTH / 2

/** Splits a paragraph that is far too long after sentences; other blocks stay unchanged. */
export function dividedParagraph(block: string): readonly string[] {
  if (block.length <= MAX_LENGTH || !/^<p[\s>]/i.test(block)) return [block]
  const template = document.createElement('template')
  template.innerHTML = block
  const paragraph = template.content.firstElementChild
  if (!paragraph || paragraph.textContent.length <= MAX_LENGTH) return [block]
  const parts: string[] = []
  while (paragraph.textContent.length > MAX_LENGTH) parts.push(cutFirstPart(paragraph))
  return [...parts, paragraph.outerHTML]
}

/** Cuts the first part from a paragraph, with its formatting. */
function cutFirstPart(paragraph: Element): string {
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

/** Returns the end of the last sentence, or of the last word, or else of the last character. */
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

/** Returns the text node and offset at a position of a paragraph's text. */
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
