/** Replaces layout tables, as in emails, by their content; a nested table becomes lines of its cell. */
export function tidyTables(body: HTMLElement): void {
  for (const table of [...body.querySelectorAll('table')]) if (placesOnly(table)) unwrapTable(table)
  for (const table of [...body.querySelectorAll('table table')]) asLines(table)
  for (const table of [...body.querySelectorAll('table')]) tidy(table)
}

function placesOnly(table: HTMLTableElement): boolean {
  const role = table.getAttribute('role')
  if (role === 'presentation' || role === 'none') return true
  const rows = rowsOf(table)
  const cells = rows.flatMap(cellsOf)
  if (cells.some(({ localName }) => localName === 'th')) return false
  return rows.every((row) => cellsOf(row).length < 2) || isFrame(table, cells)
}

/** Returns whether a table is the frame of an email: without borders, and around another table or a picture with text. */
function isFrame(table: HTMLTableElement, cells: readonly Element[]): boolean {
  const isBare =
    !Number(table.getAttribute('border')) &&
    !/border(?!-(?:collapse|spacing))/.test(table.style.cssText)
  return isBare && cells.some((cell) => cell.querySelector('table') !== null)
}

function unwrapTable(table: Element): void {
  const cells = rowsOf(table).flatMap(cellsOf)
  table.replaceWith(
    ...cells.map((cell) => {
      const holder = document.createElement('div')
      holder.append(...cell.childNodes)
      return holder
    }),
  )
}

function asLines(table: Element): void {
  const lines = rowsOf(table).map((row) => {
    const line = document.createElement('p')
    const cells = cellsOf(row).filter(({ textContent }) => textContent.trim() !== '')
    for (const [index, cell] of cells.entries())
      line.append(...(index > 0 ? [' · '] : []), ...textsOf(cell))
    return line
  })
  table.replaceWith(...lines.filter(({ textContent }) => textContent.trim() !== ''))
}

/** Returns the text of a cell on one line, with its pictures. */
function textsOf(cell: Element): (string | Node)[] {
  return [cell.textContent.replace(/\s+/g, ' ').trim(), ...cell.querySelectorAll('img')]
}

function tidy(table: Element): void {
  const caption = table.querySelector(':scope > caption')
  if (caption) {
    const line = document.createElement('p')
    line.append(...caption.childNodes)
    caption.remove()
    if (line.textContent.trim() !== '') table.before(line)
  }
  for (const row of rowsOf(table)) if (cellsOf(row).length === 0) row.remove()
  if (rowsOf(table).length === 0) table.replaceWith(...table.childNodes)
}

function rowsOf(table: Element): Element[] {
  return [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table)
}

function cellsOf(row: Element): Element[] {
  return [...row.children].filter(({ localName }) => localName === 'td' || localName === 'th')
}
