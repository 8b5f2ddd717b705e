import Papa from 'papaparse'
import { readSheet } from 'read-excel-file/universal'
import { openZip } from '../document-import/open-zip'

/** Maximum unpacked size of all sheets together, and of each, in bytes. */
const LIMITS = { all: 100_000_000, text: 30_000_000 }

/** Reads the first sheet of an Excel file as CSV; `null` if it isn't one. Times are kept as shown in the cells. */
export async function readSpreadsheet(bytes: ArrayBuffer): Promise<string | null> {
  try {
    const zip = await openZip(bytes, LIMITS)
    if (!zip?.file('xl/workbook.xml')) return null
    const rows = await readSheet(bytes, 1)
    return Papa.unparse(rows.map((row) => row.map(cellText)))
  } catch {
    return null
  }
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return momentText(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value)
}

/** Cells have no time zone, so they are read as UTC. */
function momentText(moment: Date): string {
  const text = new Date(Math.round(moment.getTime() / 60_000) * 60_000)
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ')
  return text.endsWith(' 00:00') ? text.slice(0, 10) : text
}
