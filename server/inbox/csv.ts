/** What a program for tables takes for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/

/**
 * One cell: a text that a program for tables would run begins with an apostrophe, which it shows as text (OWASP, CSV
 * injection). Leading blanks do not hide what comes after them.
 */
export function csvCell(value: string | number): string {
  const text = String(value)
  const isRun = typeof value === 'string' && (FORMULA.test(text) || FORMULA.test(text.trimStart()))
  const harmless = isRun ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}
