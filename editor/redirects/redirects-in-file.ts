import { t } from '#schema/messages/t'
import { readCsv } from '#schema/text/csv'
import type { NewRedirect } from '../api/redirects'

const MAX_ROWS = 5_000

/** Redirects of a file, or the reason why they can't be added. */
type RedirectsInFile =
  | { readonly redirects: readonly NewRedirect[]; readonly problem: null }
  | { readonly problem: string }

/** Parses rows of an old address and its target. A first row without an address is a header. */
export function redirectsInFile(text: string): RedirectsInFile {
  const { rows, brokenRow } = readCsv(text)
  if (brokenRow !== null)
    return {
      problem: t('A quotation mark in row {brokenRow} is never closed. Close it and try again.', {
        brokenRow,
      }),
    }
  const [first] = rows
  const hasHead = first !== undefined && !first.some((cell) => /^(?:\/|https?:)/i.test(cell))
  const found = hasHead ? rows.slice(1) : rows
  if (found.length === 0) return { problem: t('There are no rows in this file.') }
  if (found.length > MAX_ROWS)
    return {
      problem: t(
        'The file has {count} rows. You can add up to {maxrows} at a time. Split the file and try again.',
        {
          count: found.length,
          maxrows: MAX_ROWS,
        },
      ),
    }
  return { redirects: found.map(([path = '', target = '']) => ({ path, target })), problem: null }
}
