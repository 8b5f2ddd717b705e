/** Maximum length of a table's text, in characters. */
export const MAX_TEXT = 20_000
const MAX_ROWS = 300
const MAX_COLUMNS = 20

/** A cell as copied from a spreadsheet: quoted if it contains line breaks, tabs or quotation marks. */
const COPIED_CELL = /"((?:[^"]|"")*)"(?=\t|\n|$)|[^\t\n]*/y
/** The line below the header of a Markdown table. */
const RULE = /^[\s|:-]*-[\s|:-]*$/
const NUMBER = /^[-+−]?\s?\p{Sc}?\s?\d[\d.,'’\s]*\s?(?:%|\p{Sc})?$/u

/** Returns the cells of a table by rows, padded to equal length; empty rows are omitted. */
export function readTable(text: string): readonly (readonly string[])[] {
  const lines = text.slice(0, MAX_TEXT).replace(/\r\n?/g, '\n')
  const rows = (lines.includes('\t') ? copiedRows(lines) : writtenRows(lines))
    .map((row) => row.slice(0, MAX_COLUMNS).map((cell) => cell.trim()))
    .filter((row) => row.some((cell) => cell !== ''))
    .slice(0, MAX_ROWS)
  const width = Math.max(0, ...rows.map(({ length }) => length))
  return rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')])
}

/** Returns the columns that contain only numbers below the header: they are aligned at the end. */
export function numberColumns(body: readonly (readonly string[])[]): ReadonlySet<number> {
  const columns = body[0]?.keys() ?? []
  return new Set([...columns].filter((at) => areNumbers(body.map((row) => row[at] ?? ''))))
}

function areNumbers(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '')
  return filled.length > 0 && filled.every((cell) => NUMBER.test(cell))
}

/** Reads cells separated by tabs, as copied from a spreadsheet. */
function copiedRows(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = new RegExp(COPIED_CELL)
  while (cell.lastIndex <= text.length) {
    const start = cell.lastIndex
    const [whole = '', quoted] = cell.exec(text) ?? []
    rows.at(-1)?.push(quoted === undefined ? whole : quoted.replaceAll('""', '"'))
    const end = start + whole.length
    if (text[end] === '\n') rows.push([])
    cell.lastIndex = end + 1
  }
  return rows
}

/** Reads cells separated by bars, as in Markdown. */
function writtenRows(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => !(line.includes('|') && RULE.test(line)))
    .map((line) =>
      line
        .trim()
        .replace(/^\||\|$/g, '')
        .split('|'),
    )
}
