import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type FinishedPage, finishFile } from '../page/finished-page'

/** Where the sheets of pages are: `/assets/pages/{what is in it}.css`. */
export const PAGE_SHEETS = '/assets/pages/'

/** The styles that pages need below their first screen, each a file that never changes under its address. */
interface PageSheets {
  /** Caches a sheet and returns its address. Pages that need the same styles share it. */
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
 * Caches the sheets of this process. A sheet that is not in the cache, because another process made the page or it was
 * evicted, is answered with all styles there are: larger, with the same result.
 */
export function createPageSheets(everyStyle: () => string, limit = LIMIT): PageSheets {
  const sheets = new LRUCache<string, FinishedPage>({
    maxSize: limit,
    // JavaScript strings may take two bytes a character.
    sizeCalculation: ({ html }) => 2 * html.length,
    dispose: ({ html }) => names.delete(html),
  })
  /** The names of the sheets that are kept, by their text. */
  const names = new Map<string, string>()
  let whole: FinishedPage | null = null
  return { keep, at }

  function keep(css: string): string {
    const known = names.get(css)
    const name = known ?? `${hash('sha256', css, 'base64url').slice(0, 16)}.css`
    if (sheets.get(name)) return `${PAGE_SHEETS}${name}`
    sheets.set(name, sheetFile(css))
    names.set(css, name)
    return `${PAGE_SHEETS}${name}`
  }

  function at(name: string): PageSheet {
    const file = sheets.get(name)
    if (file) return { file, isItself: true }
    whole ??= sheetFile(everyStyle())
    return { file: whole, isItself: false }
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
