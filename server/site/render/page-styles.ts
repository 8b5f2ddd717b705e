import { LRUCache } from 'lru-cache'
import homeFaces from '#renderer/fonts/home.css?inline'
import languageFaces from '#renderer/fonts/languages.css?inline'
import type { StyleNeeds } from '#renderer/registry/style-needs'
import { type Around, everyStyle, type PageStyles, stylesOf } from '#renderer/registry/styles'
import { type FinishedPage, finishFile, textDigestOf } from '../page/finished-page'
import type { PreparedPage } from '../page/page-request'
import belowStyles from './below-first-screen.css?inline'
import documentStyles from './document.css?inline'
import homeLanguageStyles from './home-languages.css?inline'
import languageStyles from './languages.css?inline'
import noticeStyles from './not-found.css?inline'

/** Returns the styles of a page: of its blocks and its layout. */
export function pageStyles(
  { request: { notice, page }, homeLanguages }: Pick<PreparedPage, 'request' | 'homeLanguages'>,
  first: readonly StyleNeeds[],
  rest: readonly StyleNeeds[],
): PageStyles {
  const leadsHome = homeLanguages.length > 0
  const hasMenu = page.languages.length > 1 || leadsHome
  return stylesOf(first, rest, aroundOf({ isNotice: Boolean(notice), hasMenu, leadsHome }))
}

interface Surroundings {
  readonly isNotice: boolean
  readonly hasMenu: boolean
  /** True if some languages link to the home page. */
  readonly leadsHome: boolean
}

function aroundOf({ isNotice, hasMenu, leadsHome }: Surroundings): Around {
  return {
    name: `${isNotice} ${hasMenu} ${leadsHome}`,
    first: [
      documentStyles,
      ...(hasMenu ? [languageFaces, languageStyles] : []),
      ...(leadsHome ? [homeFaces, homeLanguageStyles] : []),
      ...(isNotice ? [noticeStyles] : []),
    ],
    below: [belowStyles],
  }
}

/** Returns all styles that any page may need below its first screen. */
export function everyPageStyle(): string {
  return [belowStyles, everyStyle()].join('\n')
}

/** Path of page style sheets: `/assets/pages/{hash}.css`. */
export const PAGE_SHEETS = '/assets/pages/'

/** The style sheets that pages need below their first screen, as immutable files. */
interface PageSheets {
  /** Caches a style sheet and returns its address. Pages with the same styles share it. */
  keep(sheets: readonly string[]): string
  /** Returns the style sheet at an address. */
  find(name: string): PageSheet
}

export interface PageSheet {
  readonly file: FinishedPage
  /** False for the substitute of an unknown style sheet. */
  readonly isItself: boolean
}

/** Maximum size of the cached style sheets, in bytes. */
const MAX_BYTES = 12 * 1024 * 1024

/**
 * Creates the cache of this process’s style sheets. For one that was evicted, or belongs to another process’s page, it returns
 * all styles: a larger file with the same result.
 */
export function createPageSheets(buildWhole: () => string, limit = MAX_BYTES): PageSheets {
  const sheets = new LRUCache<string, FinishedPage>({
    maxSize: limit,
    // The size once compressed in all encodings; until then, it only refers to texts of blocks and parts.
    sizeCalculation: ({ text }) =>
      Math.ceil(1.5 * (text.pieces ?? []).reduce((sum, piece) => sum + piece.length, 1)),
  })
  /** Cached names of lists, because joining and hashing one takes longer than everything else here. */
  const names = new WeakMap<readonly string[], string>()
  let whole: FinishedPage | null = null
  return { keep, find }

  function keep(pieces: readonly string[]): string {
    const known = names.get(pieces)
    if (known !== undefined && sheets.get(known)) return `${PAGE_SHEETS}${known}`
    const file = sheetFile(pieces)
    const name = `${textDigestOf(file).slice(0, 16)}.css`
    names.set(pieces, name)
    if (!sheets.get(name)) sheets.set(name, file)
    return `${PAGE_SHEETS}${name}`
  }

  function find(name: string): PageSheet {
    const file = sheets.get(name)
    if (file) return { file, isItself: true }
    whole ??= sheetFile([buildWhole()])
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
