/**
 * Converts clipboard markup of Word, LibreOffice and Google Docs to semantic markup. Tracked changes are accepted; comments are
 * removed.
 */
export function tidyOffice(body: HTMLElement): void {
  dropReview(body)
  // Word on the web ends each paragraph with an extra blank.
  for (const end of [...body.querySelectorAll('span.EOP')]) end.remove()
  // Word's own elements contain only white space.
  for (const own of [...body.getElementsByTagName('o:p')]) unwrap(own)
  for (const wrapper of [...body.querySelectorAll<HTMLElement>('b')])
    if (/^(?:normal|400)$/.test(wrapper.style.fontWeight)) unwrap(wrapper)
  for (const title of [...body.querySelectorAll('p.MsoTitle')]) rename(title, 'h2')
  for (const span of [...body.querySelectorAll<HTMLElement>('span[style], font[style]')])
    meanStyles(span)
  for (const font of [...body.querySelectorAll('font')]) unwrap(font)
  for (const paragraph of [...body.querySelectorAll('p')]) dropSpacing(paragraph)
  for (const row of [...body.querySelectorAll('tr:first-child')]) markHeaderCells(row)
  for (const item of [
    ...body.querySelectorAll('li > p:only-child, td > p:only-child, th > p:only-child'),
  ])
    unwrap(item)
}

const REVIEW = [
  '[style*="mso-element:comment"]',
  '[style*="mso-comment-reference"]',
  '.MsoCommentReference',
  '.msocomtxt',
  '.msoDel',
  'del[cite]',
  'del[datetime]',
  'a[href^="#cmnt"]',
  'a[id^="cmnt"]',
  'a[name^="cmnt"]',
].join(', ')

function dropReview(body: HTMLElement): void {
  for (const back of [...body.querySelectorAll('a[href^="#cmnt_ref"]')]) back.closest('p')?.remove()
  for (const part of [...body.querySelectorAll(REVIEW)]) part.remove()
  for (const added of [...body.querySelectorAll('ins')]) unwrap(added)
}

/** Removes empty paragraphs and rows of blanks, which Word uses for spacing. */
function dropSpacing(paragraph: HTMLElement): void {
  if (paragraph.textContent.trim() === '' && !paragraph.querySelector('img')) {
    paragraph.remove()
    return
  }
  // Merges text nodes left by removed Word elements.
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
  const { fontWeight, fontStyle, textDecorationLine, textDecoration } = span.style
  if (fontWeight === 'bold' || Number(fontWeight) >= 600) wrapContent(span, 'strong')
  if (fontStyle === 'italic') wrapContent(span, 'em')
  if (/line-through/.test(textDecorationLine || textDecoration)) wrapContent(span, 's')
}

/** Converts a bold first row to heading cells, because Word has none. */
function markHeaderCells(row: Element): void {
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
