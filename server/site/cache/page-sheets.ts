import { createHash } from 'node:crypto'
import { type FinishedPage, finishFile } from '../page/finished-page'

/** Where the sheets of pages are: `/assets/pages/{what is in it}.css`. */
export const PAGE_SHEETS = '/assets/pages/'

/** The styles that pages need below their first screen, each a file that never changes under its address. */
export interface PageSheets {
  /** Keeps a sheet; answers its address. Pages that need the same share it. */
  keep(css: string): string
  /** The sheet at an address. */
  at(name: string): PageSheet
}

export interface PageSheet {
  readonly file: FinishedPage
  /** False for what stands in for a sheet that is not known here. */
  readonly isItself: boolean
}

/** How much memory the sheets may take, in bytes. */
const LIMIT = 8 * 1024 * 1024

/**
 * Keeps the sheets of this process. A sheet that is not known, because another process made its page or it was long ago, is
 * stood in for by all styles there are: larger, and as right.
 */
export function createPageSheets(everyStyle: () => string, limit = LIMIT): PageSheets {
  // A Map remembers the order of insertion: its first sheet is the one not needed for longest.
  const sheets = new Map<string, FinishedPage>()
  let whole: FinishedPage | null = null
  let weight = 0
  return { keep, at }

  function keep(css: string): string {
    const name = `${createHash('sha256').update(css).digest('base64url').slice(0, 16)}.css`
    const file = sheets.get(name) ?? sheetFile(css)
    if (!sheets.delete(name)) weight += 2 * file.html.length
    sheets.set(name, file)
    forgetOldest(name)
    return `${PAGE_SHEETS}${name}`
  }

  function at(name: string): PageSheet {
    const file = sheets.get(name)
    if (file) return { file, isItself: true }
    whole ??= sheetFile(everyStyle())
    return { file: whole, isItself: false }
  }

  function forgetOldest(newest: string) {
    for (const [name, file] of sheets) {
      if (weight <= limit || name === newest) break
      sheets.delete(name)
      weight -= 2 * file.html.length
    }
  }
}

function sheetFile(css: string): FinishedPage {
  return finishFile({
    text: css,
    type: 'text/css; charset=utf-8',
    keys: new Set(),
    expiresAt: null,
  })
}
