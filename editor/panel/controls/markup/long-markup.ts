import { escapeText } from '#schema/text/escape-text'
import { officeMarkup } from './office-markup'

/** How many characters of a long text are put into an editor at once. */
const PART = 8_000

/** What was pasted, in parts that are not cleaned yet. */
export function pastedParts(clipboard: DataTransfer): readonly string[] {
  const html = clipboard.getData('text/html')
  return partsOf(html ? officeMarkup(html) : paragraphsOf(clipboard.getData('text/plain')))
}

/** Markup in parts of about `PART` characters, each of whole paragraphs: one is never divided. */
export function partsOf(markup: string): string[] {
  const { body } = new DOMParser().parseFromString(markup, 'text/html')
  const parts: string[] = []
  let part = ''
  for (const block of blocksIn(body)) {
    part += block
    if (part.length < PART) continue
    parts.push(part)
    part = ''
  }
  return part === '' ? parts : [...parts, part]
}

function paragraphsOf(text: string): string {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '')
  return lines.map((line) => `<p>${escapeText(line)}</p>`).join('')
}

/** What merely holds others, as the pages of other sites do. */
const WRAPPERS: ReadonlySet<string> = new Set(['DIV', 'SECTION', 'ARTICLE', 'MAIN', 'ASIDE'])

/** The markup of each block; words that stand between blocks are one. */
function blocksIn(parent: Element): string[] {
  const blocks: string[] = []
  let loose = ''
  const end = () => {
    if (loose.trim() !== '') blocks.push(`<p>${loose}</p>`)
    loose = ''
  }
  for (const node of parent.childNodes) {
    if (!(node instanceof Element)) {
      loose += node instanceof Text ? escapeText(node.data) : ''
    } else if (INLINE.has(node.tagName)) {
      loose += node.outerHTML
    } else {
      end()
      blocks.push(...(WRAPPERS.has(node.tagName) ? blocksIn(node) : [node.outerHTML]))
    }
  }
  end()
  return blocks
}

const INLINE: ReadonlySet<string> = new Set(
  'A ABBR B BR CITE CODE DEL EM I IMG INS MARK Q S SMALL SPAN STRONG SUB SUP TIME U'.split(' '),
)
