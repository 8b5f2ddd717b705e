import { escapeText } from '#schema/text/escape-text'
import { officeMarkup } from '../../../clipboard/office-markup'
import { dividedParagraph } from './divided-paragraph'

/** How many characters of a long text are put into an editor at once. */
const PART = 8_000

/** What was pasted, in parts that are not cleaned yet; of paragraphs that are far too long each becomes several. */
export function pastedParts(clipboard: DataTransfer): PastedParts {
  const html = clipboard.getData('text/html')
  const pasted = blocksOf(html ? officeMarkup(html) : paragraphsOf(clipboard.getData('text/plain')))
  const blocks = pasted.flatMap(dividedParagraph)
  return { parts: joined(blocks), isDivided: blocks.length > pasted.length }
}

interface PastedParts {
  readonly parts: readonly string[]
  /** True when a paragraph was divided. */
  readonly isDivided: boolean
}

/** Markup in parts of about `PART` characters, each of whole paragraphs. */
export function partsOf(markup: string): string[] {
  return joined(blocksOf(markup))
}

function blocksOf(markup: string): string[] {
  return blocksIn(new DOMParser().parseFromString(markup, 'text/html').body)
}

function joined(blocks: readonly string[]): string[] {
  const parts: string[] = []
  let part = ''
  for (const block of blocks) {
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
