import Papa from 'papaparse'

/** Spreadsheet programs read a file as UTF-8 only when it begins with it. */
export const BYTE_ORDER_MARK = '\ufeff'

/** What a spreadsheet program takes for a formula, also behind spaces (OWASP, CSV injection). */
const FORMULA = /^\s*[=+\-@\t\r]/

/** Rows as lines of CSV. A text that a spreadsheet program would run begins with an apostrophe, which it shows as text. */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) => [...row])
  return `${Papa.unparse(lines, { escapeFormulae: FORMULA, newline: '\r\n' })}\r\n`
}

/** The rows of a file whose columns are separated by commas, semicolons or tabs. Empty rows are left out. */
interface CsvFile {
  readonly rows: readonly (readonly string[])[]
  /** The row, from 1, whose quotation mark is never closed; `null` for a file that can be read. */
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
