import Papa from 'papaparse'

/** Spreadsheet programs read a file as UTF-8 only if it starts with this mark. */
export const BYTE_ORDER_MARK = '\ufeff'

/** Text that a spreadsheet program would run as a formula, also after spaces (OWASP, CSV injection). */
const FORMULA = /^\s*[=+\-@\t\r]/

/** Formats rows as CSV. A text that a spreadsheet program would run is prefixed with an apostrophe, which makes it plain text. */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) => [...row])
  return `${Papa.unparse(lines, { escapeFormulae: FORMULA, newline: '\r\n' })}\r\n`
}

/** The rows of a file with columns separated by commas, semicolons or tabs. Empty rows are omitted. */
interface CsvFile {
  readonly rows: readonly (readonly string[])[]
  /** The row, from 1, with an unclosed quotation mark; `null` for a valid file. */
  readonly brokenRow: number | null
}

export function readCsv(text: string): CsvFile {
  const { data, errors } = Papa.parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t'],
    skipEmptyLines: 'greedy',
  })
  const broken = errors.find(({ type }) => type === 'Quotes')
  return {
    rows: data.map((row) => row.map((cell) => cell.trim())),
    brokenRow: broken ? (broken.row ?? 0) + 1 : null,
  }
}
