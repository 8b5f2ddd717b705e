/** Block elements that the text editor supports; `dl` and similar become paragraphs. */
const BLOCKS: ReadonlySet<string> = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li table thead tbody tfoot tr td th blockquote pre hr figure figcaption'.split(
    ' ',
  ),
)
/** Elements that only wrap others, in emails, on other sites, and in programs. */
const WRAPPERS: ReadonlySet<string> = new Set(
  'div section article main aside header footer nav center form fieldset details summary address dl dt dd hgroup search picture'.split(
    ' ',
  ),
)
/** Elements that contain either blocks or only text. */
const HOLDERS: ReadonlySet<string> = new Set(['li', 'td', 'th', 'blockquote'])
/** Elements that contain only text. */
const LINES = 'p, h1, h2, h3, h4, h5, h6, figcaption'

/** Removes all wrappers: each run of text between blocks becomes a paragraph. */
export function dissolveWrappers(body: HTMLElement): void {
  for (const term of body.querySelectorAll('dt')) strengthen(term)
  for (const line of [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')]) simplifyHeading(line)
  for (const item of [...body.querySelectorAll('li')])
    if (!item.parentElement?.matches('ul, ol')) putInList(item)
  for (const list of body.querySelectorAll('ul, ol')) wrapListItems(list)
  body.replaceChildren(...blocksOf(body))
}

/** Wraps a single list item, as copied from part of a list. */
function putInList(item: Element): void {
  const before = item.previousElementSibling
  if (before?.localName === 'ul') before.append(item)
  else {
    const list = document.createElement('ul')
    item.replaceWith(list)
    list.append(item)
  }
}

/** Moves content of a list outside its items into the preceding item. */
function wrapListItems(list: Element): void {
  for (const node of [...list.childNodes]) {
    if (node instanceof Element && node.localName === 'li') continue
    const before = node.previousSibling
    if (isBlank(node)) node.remove()
    else if (before) before.appendChild(node)
    else if (node instanceof Element && node.matches('ul, ol')) node.replaceWith(...node.childNodes)
    else {
      const item = document.createElement('li')
      node.replaceWith(item)
      item.append(node)
    }
  }
}

function strengthen(term: Element): void {
  const strong = document.createElement('strong')
  strong.append(...term.childNodes)
  term.append(strong)
}

/** Removes line breaks and bold from a heading. */
function simplifyHeading(heading: Element): void {
  for (const inner of [...heading.querySelectorAll('b, strong')])
    if (inner.textContent.trim() === heading.textContent.trim())
      inner.replaceWith(...inner.childNodes)
}

/** Returns the content of an element as blocks. */
function blocksOf(parent: Element): Node[] {
  const blocks: Node[] = []
  let run: Node[] = []
  const endRun = () => {
    blocks.push(...paragraphsOf(run))
    run = []
  }
  for (const node of [...parent.childNodes]) {
    if (!(node instanceof Element)) {
      if (node instanceof Text) run.push(node)
    } else if (BLOCKS.has(node.localName) && !(node.localName === 'p' && containsBlocks(node))) {
      endRun()
      fill(node)
      blocks.push(node)
    } else if (containsBlocks(node)) {
      endRun()
      blocks.push(...blocksOf(node))
    } else run.push(node)
  }
  endRun()
  return blocks
}

/** Returns whether an element contains blocks; also true for an inline element with blocks in it. */
function containsBlocks(element: Element): boolean {
  return (
    WRAPPERS.has(element.localName) ||
    [...element.querySelectorAll('*')].some(
      ({ localName }) => WRAPPERS.has(localName) || BLOCKS.has(localName),
    )
  )
}

function fill(block: Element): void {
  if (block.matches(LINES)) {
    flattenLine(block)
    return
  }
  if (block.localName === 'figure') {
    for (const caption of block.querySelectorAll('figcaption')) flattenLine(caption)
    return
  }
  if (HOLDERS.has(block.localName)) {
    const inside = [...block.children].filter(
      (child) => BLOCKS.has(child.localName) || containsBlocks(child),
    )
    // Text followed by a nested list stays plain text.
    if (inside.some(({ localName }) => localName !== 'ul' && localName !== 'ol'))
      block.replaceChildren(...blocksOf(block))
    else for (const list of inside) fill(list)
    return
  }
  for (const child of block.children) fill(child)
}

/** Flattens blocks within a line into that line. */
function flattenLine(line: Element): void {
  for (const inner of [...line.querySelectorAll('*')])
    if (BLOCKS.has(inner.localName) || WRAPPERS.has(inner.localName))
      inner.replaceWith(...inner.childNodes, ' ')
}

/** Splits a run of text into paragraphs at double line breaks; drops runs of only white space. */
function paragraphsOf(run: readonly Node[]): Node[] {
  const paragraphs: Node[][] = [[]]
  let breaks = 0
  for (const node of run) {
    const isBreak = node instanceof Element && node.localName === 'br'
    if (isBreak) breaks += 1
    else if (node.textContent?.trim() !== '' || node instanceof Element) breaks = 0
    if (isBreak && breaks > 1) paragraphs.push([])
    else paragraphs.at(-1)?.push(node)
  }
  return paragraphs.flatMap((nodes) => {
    if (nodes.every(isBlank)) return []
    const paragraph = document.createElement('p')
    paragraph.append(...trimmed(nodes))
    return [paragraph]
  })
}

function isBlank(node: Node): boolean {
  if (node instanceof Element && (node.localName === 'img' || node.querySelector('img')))
    return false
  return node.textContent?.trim() === ''
}

/** Removes breaks at the start and end. */
function trimmed(nodes: readonly Node[]): readonly Node[] {
  const first = nodes.findIndex((node) => !isBlank(node))
  const last = nodes.findLastIndex((node) => !isBlank(node))
  return nodes.slice(first, last + 1)
}
