/**
 * What Word and Google Docs put on the clipboard, as markup that says what it means: Word writes lists as paragraphs with a
 * drawn bullet, Docs writes bold as a style and wraps all of it in a `b` that is not bold.
 */
export function officeMarkup(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  // Word's own elements hold nothing but white space.
  for (const own of [...body.getElementsByTagName('o:p')]) unwrap(own)
  for (const wrapper of body.querySelectorAll('b[id^="docs-internal-guid"]')) unwrap(wrapper)
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h2')
  for (const span of body.querySelectorAll<HTMLElement>('span[style]')) meanStyles(span)
  collectLists(body)
  for (const paragraph of body.querySelectorAll('p')) dropSpacing(paragraph)
  for (const row of body.querySelectorAll('tr:first-child')) meanHeadings(row)
  for (const item of body.querySelectorAll('li > p:only-child')) unwrap(item)
  return body.innerHTML
}

/** Empty paragraphs and rows of blanks are how Word makes room; the page has its own. */
function dropSpacing(paragraph: HTMLElement): void {
  if (paragraph.textContent.trim() === '' && !paragraph.querySelector('img')) {
    paragraph.remove()
    return
  }
  // What stood in an element of Word's own is a text beside its neighbour.
  paragraph.normalize()
  if (paragraph.lastChild instanceof Text)
    paragraph.lastChild.data = paragraph.lastChild.data.trimEnd()
  const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    text.data = text.data.replace(/[ \u00a0]{2,}/g, ' ')
  }
}

function meanStyles(span: HTMLElement): void {
  const { fontWeight, fontStyle } = span.style
  if (fontWeight === 'bold' || Number(fontWeight) >= 600) wrapContent(span, 'strong')
  if (fontStyle === 'italic') wrapContent(span, 'em')
}

/** Paragraphs that Word marks with `mso-list:l0 level2 lfo1`, one after another, become one list, deeper ones inside. */
function collectLists(body: HTMLElement): void {
  let open: HTMLElement[] = []
  for (const paragraph of [...body.querySelectorAll<HTMLElement>('p')]) {
    const level = levelOf(paragraph)
    if (level === null) {
      open = []
      continue
    }
    // The list goes on only where nothing stands between.
    if (open[0] && paragraph.previousElementSibling !== open[0]) open = []
    open = open.slice(0, level)
    while (open.length < level) open.push(openList(open.at(-1), paragraph))
    const item = document.createElement('li')
    paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]')?.remove()
    item.append(...paragraph.childNodes)
    open.at(-1)?.append(item)
    paragraph.remove()
  }
}

function openList(outer: HTMLElement | undefined, paragraph: HTMLElement): HTMLElement {
  const mark = paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]')
  const isNumbered = /^[\s\u00a0]*[\p{L}\p{Nd}]{1,4}[.)]/u.test(mark?.textContent ?? '')
  const list = document.createElement(isNumbered ? 'ol' : 'ul')
  const item = outer?.lastElementChild
  if (item) item.append(list)
  else if (outer) outer.append(list)
  else paragraph.before(list)
  return list
}

/** 1 for a list, 2 for one inside it; `null` for what is no item. Browsers drop such styles, the attribute has them. */
function levelOf(paragraph: HTMLElement): number | null {
  const found = /mso-list:\s*l\d+\s+level(\d)/.exec(paragraph.getAttribute('style') ?? '')
  return found?.[1] ? Math.max(1, Number(found[1])) : null
}

/** Word has no heading cells; people set the first row bold. */
function meanHeadings(row: Element): void {
  const cells = [...row.querySelectorAll(':scope > td')]
  if (cells.length < 2 || row.nextElementSibling === null) return
  const bold = cells.map((cell) => [...cell.querySelectorAll('b, strong')])
  const isBold = (cell: Element, nth: number) =>
    cell.textContent.trim() !== '' &&
    cell.textContent.trim() ===
      bold[nth]
        ?.map(({ textContent }) => textContent)
        .join('')
        .trim()
  if (!cells.every(isBold)) return
  for (const element of bold.flat()) unwrap(element)
  for (const cell of cells) rename(cell, 'th')
}

function rename(element: Element, name: string): void {
  const renamed = document.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

function wrapContent(element: HTMLElement, name: string): void {
  const inner = document.createElement(name)
  inner.append(...element.childNodes)
  element.append(inner)
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}
