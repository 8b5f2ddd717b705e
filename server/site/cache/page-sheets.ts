import { LRUCache } from 'lru-cache'
import { type FinishedPage, finishFile, textDigestOf } from '../page/finished-page'

/** Where the sheets of pages are: `/assets/pages/{what is in it}.css`. */
export const PAGE_SHEETS = '/assets/pages/'

/** The styles that pages need below their first screen, each a file that never changes under its address. */
interface PageSheets {
  /** Caches a sheet and returns its address. Pages that need the same styles share it. */
  keep(sheets: readonly string[]): string
  /** The sheet at an address. */
  at(name: string): PageSheet
}

export interface PageSheet {
  readonly file: FinishedPage
  /** False for what stands in for a sheet that is not known here. */
  readonly isItself: boolean
}

/** How much memory the sheets may take, in bytes. */
const LIMIT = 12 * 1024 * 1024

/**
 * Caches the sheets of this process. A sheet that is not in the cache, because another process made the page or it was
 * evicted, is answered with all styles there are: larger, with the same result.
 */
export function createPageSheets(everyStyle: () => string, limit = LIMIT): PageSheets {
  const sheets = new LRUCache<string, FinishedPage>({
    maxSize: limit,
    // Its size once it is compressed in every encoding. Before that it only refers to the texts of blocks and parts.
    sizeCalculation: ({ text }) =>
      Math.ceil(1.5 * (text.pieces ?? []).reduce((sum, piece) => sum + piece.length, 1)),
  })
  /** The names of lists that were kept: to join and digest one takes longer than all else here. */
  const names = new WeakMap<readonly string[], string>()
  let whole: FinishedPage | null = null
  return { keep, at }

  function keep(pieces: readonly string[]): string {
    const known = names.get(pieces)
    if (known !== undefined && sheets.get(known)) return `${PAGE_SHEETS}${known}`
    const file = sheetFile(pieces)
    const name = `${textDigestOf(file).slice(0, 16)}.css`
    names.set(pieces, name)
    if (!sheets.get(name)) sheets.set(name, file)
    return `${PAGE_SHEETS}${name}`
  }

  function at(name: string): PageSheet {
    const file = sheets.get(name)
    if (file) return { file, isItself: true }
    whole ??= sheetFile([everyStyle()])
    return { file: whole, isItself: false }
  }
}

function sheetFile(pieces: readonly string[]): FinishedPage {
  return finishFile({
    text: pieces,
    type: 'text/css; charset=utf-8',
    keys: new Set(),
    expiresAt: null,
  })
}
