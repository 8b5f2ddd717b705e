import { escapeText } from '#schema/text/escape-text'

/** Typed marks of list items: `• `, `- `, `1. `, `૧) `. */
const BULLET = /^[\s\u00a0]*(?:[•●○◦▪▫■□‣⁃∙·➢➤✓✔\uf0b7\uf0a7]|([-–—*]))[\s\u00a0]+(?=\S)/u
const NUMBER = /^[\s\u00a0]*\(?(\p{Nd}{1,3})[.)][\s\u00a0]+(?=\S)/u

interface TypedMark {
  readonly kind: 'ul' | 'ol'
  /** Length of the mark, in characters. */
  readonly length: number
  readonly number: number
  /** True if the mark is ambiguous when it is alone: a dash before speech, or a chapter number. */
  readonly needsNext: boolean
}

function markOf(line: string): TypedMark | null {
  const bullet = BULLET.exec(line)
  if (bullet)
    return { kind: 'ul', length: bullet[0].length, number: 0, needsNext: bullet[1] !== undefined }
  const number = NUMBER.exec(line)
  if (!number?.[1]) return null
  return { kind: 'ol', length: number[0].length, number: digitsOf(number[1]), needsNext: true }
}

/** Parses digits of any script. */
function digitsOf(text: string): number {
  const digits = [...text].map((digit) => {
    const code = digit.codePointAt(0) ?? 0
    let zero = code
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
    return code - zero
  })
  return Number(digits.join(''))
}

interface Line<Content> {
  readonly content: Content
  readonly mark: TypedMark | null
}

interface Run<Content> {
  readonly kind: 'ul' | 'ol' | null
  readonly start: number
  readonly lines: Line<Content>[]
}

/** Groups consecutive lines that are certainly a list; other lines stay single. */
function runsOf<Content>(lines: readonly Line<Content>[]): Run<Content>[] {
  const runs: Run<Content>[] = []
  for (const line of lines) {
    const last = runs.at(-1)
    if (last && goesOn(last, line)) last.lines.push(line)
    else runs.push({ kind: line.mark?.kind ?? null, start: line.mark?.number ?? 0, lines: [line] })
  }
  return runs.flatMap((run) => (isList(run) ? [run] : run.lines.map(alone)))
}

function goesOn<Content>({ kind, start, lines }: Run<Content>, { mark }: Line<Content>): boolean {
  if (kind === null || mark?.kind !== kind) return false
  return kind === 'ul' || mark.number === start + lines.length
}

function isList<Content>({ kind, lines }: Run<Content>): boolean {
  return kind !== null && (lines.length > 1 || lines[0]?.mark?.needsNext === false)
}

function alone<Content>(line: Line<Content>): Run<Content> {
  return { kind: null, start: 0, lines: [line] }
}

/** Meaning of a line break: a new paragraph, or a break within a paragraph that ends at an empty line. */
export type LineBreaks = 'paragraphs' | 'breaks'

/** Converts plain text to markup with paragraphs and typed lists. */
export function typedMarkup(text: string, breaks: LineBreaks): string {
  const plain = text.replace(/\r\n?/g, '\n').replaceAll('\0', '')
  const paragraphs = plain.split(breaks === 'breaks' ? /\n[^\S\n]*\n/ : '\n')
  const lines = paragraphs.flatMap((paragraph) => linesOf(paragraph))
  return runsOf(lines).map(markupOfRun).join('')
}

/** Splits a paragraph with a typed list into lines; any other stays one line with its breaks. */
function linesOf(paragraph: string): Line<string>[] {
  const lines = paragraph.split('\n').filter((line) => line.trim() !== '')
  if (lines.length === 0) return []
  const marked = lines.map((content) => ({ content, mark: markOf(content) }))
  if (runsOf(marked).every(({ kind }) => kind === null))
    return [
      {
        content: lines.map((line) => line.trim()).join('\n'),
        mark: marked.length === 1 ? (marked[0]?.mark ?? null) : null,
      },
    ]
  return marked
}

function markupOfRun({ kind, start, lines }: Run<string>): string {
  const texts = lines.map(({ content, mark }) =>
    escapeText(kind === null ? content.trim() : content.slice(mark?.length).trim()).replaceAll(
      '\n',
      '<br>',
    ),
  )
  if (kind === null) return `<p>${texts.join('')}</p>`
  const from = kind === 'ol' && start > 1 ? ` start="${start}"` : ''
  return `<${kind}${from}>${texts.map((item) => `<li>${item}</li>`).join('')}</${kind}>`
}

/** Converts paragraphs that begin with typed marks to list items. */
export function collectTypedLists(body: HTMLElement): void {
  for (const paragraph of [...body.querySelectorAll('p')]) divideLines(paragraph)
  const holders = new Set([...body.querySelectorAll('p')].map(({ parentElement }) => parentElement))
  for (const holder of holders) {
    const lines = [...(holder?.children ?? [])].map((content) => ({
      content,
      mark: content.localName === 'p' ? markOf(content.textContent) : null,
    }))
    for (const run of runsOf(lines)) collectRun(run)
  }
}

function collectRun({ kind, start, lines }: Run<Element>): void {
  const [first] = lines
  if (kind === null || !first) return
  const list = document.createElement(kind)
  if (kind === 'ol' && start > 1) list.setAttribute('start', String(start))
  first.content.before(list)
  for (const { content, mark } of lines) {
    dropStart(content, mark?.length ?? 0)
    const item = document.createElement('li')
    item.append(...content.childNodes)
    list.append(item)
    content.remove()
  }
}

/** Splits a paragraph whose lines are list items into one paragraph per item. */
function divideLines(paragraph: Element): void {
  const breaks = [...paragraph.children].filter(({ localName }) => localName === 'br')
  if (breaks.length === 0) return
  const lines: ChildNode[][] = [[]]
  for (const node of [...paragraph.childNodes])
    if (breaks.includes(node as Element)) lines.push([])
    else lines.at(-1)?.push(node)
  const texts = lines.map((nodes) => nodes.map(({ textContent }) => textContent ?? '').join(''))
  const marked = texts.map((content) => ({ content, mark: markOf(content) }))
  if (runsOf(marked).every(({ kind }) => kind === null)) return
  const divided = lines.map((nodes) => {
    const line = paragraph.cloneNode(false) as Element
    line.append(...nodes)
    return line
  })
  paragraph.replaceWith(...divided.filter(({ textContent }) => textContent.trim() !== ''))
}

/** Removes characters from the start of an element, regardless of formatting. */
function dropStart(element: Element, count: number): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let left = count; left > 0 && walker.nextNode(); ) {
    const text = walker.currentNode as Text
    const taken = Math.min(left, text.length)
    text.deleteData(0, taken)
    left -= taken
  }
}
