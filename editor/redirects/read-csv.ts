import type { NewRedirect } from '../api/redirects'

/** The redirects of a file: an old address and where it leads in each row, with a comma, a semicolon or a tab between. */
export function readCsv(text: string): readonly NewRedirect[] {
  const rows = text
    // Spreadsheets write a mark before the first letter.
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(cellsOf)
  const [first] = rows
  // A head of the columns holds no address.
  const hasHead = first !== undefined && !first.some((cell) => /^(?:\/|https?:)/i.test(cell))
  return (hasHead ? rows.slice(1) : rows).map(([path = '', target = '']) => ({ path, target }))
}

function cellsOf(line: string): readonly string[] {
  const between = ['\t', ';'].find((mark) => line.includes(mark)) ?? ','
  return line.split(between).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"')
      .trim(),
  )
}
