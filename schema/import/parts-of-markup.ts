import type { Element, ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { cleanTree } from '../text/clean-tree'

/** A part of imported text that becomes a block. */
export type MarkupPart =
  | { readonly kind: 'text'; readonly html: string }
  | { readonly kind: 'pictures'; readonly sources: readonly string[] }
  | { readonly kind: 'table'; readonly rows: Cells; readonly header: TableHeader }
  | { readonly kind: 'quote'; readonly words: string; readonly speaker: string }

export type Cells = readonly (readonly string[])[]
export type TableHeader = 'ROW' | 'COLUMN' | 'BOTH' | 'NONE'

/** Limits of the Table block; a larger table stays in the text. */
const TABLE = { rows: 300, columns: 20, characters: 20_000 }
/** Maximum lengths of a quotation that becomes a block, in characters. */
const MAX_QUOTE_LENGTH = 600
const MAX_SPEAKER_LENGTH = 160
/** Length in characters after which a text continues in another block. */
const MAX_TEXT = 40_000
/** Elements that can be reduced to plain text in a cell or a quotation. */
const PLAIN = new Set(['p', 'span', 'br', 'strong', 'b', 'em', 'i', 'cite', 'small', 'time'])

/** A text or pictures of an article: tables, quotations and headings stay in the text. */
export type ArticlePart = Extract<MarkupPart, { readonly kind: 'text' | 'pictures' }>

/** Returns the texts and pictures of an article in order. */
export function articleParts(markup: string): readonly ArticlePart[] {
  const parts: ArticlePart[] = []
  for (const part of splitIntoParts(markup, (node) => picturesOf(node))) {
    if (part.kind !== 'text' && part.kind !== 'pictures') continue
    const before = parts.at(-1)
    const isLonger = part.kind === 'text' && before?.kind === 'text'
    if (isLonger && before.html.length + part.html.length <= MAX_TEXT)
      parts[parts.length - 1] = { kind: 'text', html: before.html + part.html }
    else parts.push(part)
  }
  return parts
}

/** Returns the parts of a formatted text in order: pictures, tables and quotations separately, and a text for each heading. */
export function partsOfMarkup(markup: string): readonly MarkupPart[] {
  return splitIntoParts(markup, ownPart)
}

function splitIntoParts(
  markup: string,
  ownPart: (node: Element) => MarkupPart | null,
): readonly MarkupPart[] {
  const parts: MarkupPart[] = []
  let open: ElementContent[] = []
  let length = 0
  for (const node of cleanTree(markup).children) {
    if (node.type !== 'element') {
      if (node.type === 'text' && (node.value.trim() !== '' || open.length > 0)) open.push(node)
      continue
    }
    const part = ownPart(node)
    if (part) {
      close()
      addPart(parts, part)
      continue
    }
    const size = toHtml(node).length
    if (node.tagName === 'h2' || (open.length > 0 && length + size > MAX_TEXT)) close()
    open.push(node)
    length += size
  }
  close()
  return parts

  function close(): void {
    const html = toHtml({ type: 'root', children: open }).trim()
    open = []
    length = 0
    if (html !== '') parts.push({ kind: 'text', html })
  }
}

/** Adds a part; consecutive pictures are merged. */
function addPart(parts: MarkupPart[], part: MarkupPart): void {
  const before = parts.at(-1)
  if (part.kind === 'pictures' && before?.kind === 'pictures')
    parts[parts.length - 1] = { ...part, sources: [...before.sources, ...part.sources] }
  else parts.push(part)
}

function ownPart(node: Element): MarkupPart | null {
  switch (node.tagName) {
    case 'figure':
    case 'p':
      return picturesOf(node)
    case 'table':
      return tableOf(node)
    case 'blockquote':
      return quoteOf(node)
    default:
      return null
  }
}

/**
 * Returns the pictures of an element. One with a caption stays in the text, because captions belong to the place where the
 * picture is shown.
 */
function picturesOf(node: Element): MarkupPart | null {
  if (node.tagName !== 'figure' && node.tagName !== 'p') return null
  const children = node.children.filter((child) => child.type !== 'text' || child.value.trim())
  const sources = children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'img' ? [String(child.properties.src)] : [],
  )
  return sources.length > 0 && sources.length === children.length
    ? { kind: 'pictures', sources }
    : null
}

function tableOf(table: Element): MarkupPart | null {
  const found = elementsIn(table, 'tr').map((row) =>
    row.children.flatMap((cell) => (cell.type === 'element' ? [cell] : [])),
  )
  const isPlain = found.flat().every(({ tagName, properties, children }) => {
    const isCell = tagName === 'td' || tagName === 'th'
    return isCell && !properties.colSpan && !properties.rowSpan && children.every(isPlainText)
  })
  const rows = found.map((row) => row.map((cell) => textOf(cell)))
  const fits =
    rows.length > 1 &&
    rows.length <= TABLE.rows &&
    rows.every(({ length }) => length > 1 && length <= TABLE.columns) &&
    JSON.stringify(rows).length < TABLE.characters
  return isPlain && fits ? { kind: 'table', rows, header: headerOf(found) } : null
}

function headerOf(rows: readonly (readonly Element[])[]): TableHeader {
  const isRow = rows[0]?.slice(1).every(({ tagName }) => tagName === 'th') ?? false
  const isColumn = rows.slice(1).every(([first]) => first?.tagName === 'th')
  if (isRow) return isColumn ? 'BOTH' : 'ROW'
  return isColumn ? 'COLUMN' : 'NONE'
}

function quoteOf(quote: Element): MarkupPart | null {
  if (!quote.children.every(isPlainText)) return null
  const lines = textOf(quote)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const [last = ''] = lines.slice(1).slice(-1)
  const speaker = /^[—–-]\s*(.+)$/.exec(last)?.[1] ?? citationIn(quote, last)
  const words = (speaker === '' ? lines : lines.slice(0, -1)).join('\n')
  return words !== '' && words.length <= MAX_QUOTE_LENGTH && speaker.length <= MAX_SPEAKER_LENGTH
    ? { kind: 'quote', words: words.replace(/^[“"„]|[”"]$/g, ''), speaker }
    : null
}

/** Returns the person named by `<cite>` in the last line. */
function citationIn(quote: Element, last: string): string {
  const citation = elementsIn(quote, 'cite').at(-1)
  return citation && textOf(citation).trim() === last ? last : ''
}

function isPlainText(node: ElementContent): boolean {
  if (node.type !== 'element') return true
  return PLAIN.has(node.tagName) && node.children.every(isPlainText)
}

function elementsIn(node: Element, name: string): readonly Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return []
    return child.tagName === name ? [child] : elementsIn(child, name)
  })
}

/** Returns the text of an element, a line for each paragraph. */
function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value.replace(/\s+/g, ' ')
  if (node.type !== 'element') return ''
  if (node.tagName === 'br') return '\n'
  const text = node.children.map(textOf).join('')
  return node.tagName === 'p' ? `${text.trim()}\n` : text.replace(/\n+$/, '')
}
