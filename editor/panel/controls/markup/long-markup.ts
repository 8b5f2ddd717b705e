import { foreignMarkup, plainMarkup } from '../../../markup/foreign-markup'
import { clipboardFiles } from '../../../markup/pasted-pictures'
import { dividedParagraph } from './divided-paragraph'

/** Characters of a long text inserted at once. */
const PART = 8_000

/** Splits pasted content into parts that aren't cleaned yet; paragraphs that are far too long become several. */
export function pastedParts(clipboard: DataTransfer): PastedParts {
  const html = clipboard.getData('text/html')
  const pasted = blocksOf(
    html
      ? foreignMarkup(html, clipboardFiles(clipboard))
      : plainMarkup(clipboard.getData('text/plain'), 'paragraphs'),
  )
  const blocks = pasted.flatMap(dividedParagraph)
  return { parts: joined(blocks), isDivided: blocks.length > pasted.length }
}

interface PastedParts {
  readonly parts: readonly string[]
  /** True if a paragraph was split. */
  readonly isDivided: boolean
}

/** Splits markup into parts of about `PART` characters, each of whole paragraphs. */
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

/** Returns the markup of each block; text between blocks counts as one block. */
function blocksIn(body: Element): string[] {
  const blocks: string[] = []
  let loose = document.createElement('p')
  const end = () => {
    if (loose.textContent.trim() !== '') blocks.push(loose.outerHTML)
    loose = document.createElement('p')
  }
  for (const node of [...body.childNodes]) {
    if (node instanceof Element && !INLINE.has(node.tagName)) {
      end()
      blocks.push(node.outerHTML)
    } else loose.append(node)
  }
  end()
  return blocks
}

const INLINE: ReadonlySet<string> = new Set(
  'A ABBR B BR CITE CODE DEL EM I IMG INS MARK Q S SMALL SPAN STRONG SUB SUP TIME U'.split(' '),
)
