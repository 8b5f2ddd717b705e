import languageFaces from '#renderer/fonts/languages.css?inline'
import type { StyleNeeds } from '#renderer/registry/style-needs'
import { type Around, everyStyle, type PageStyles, stylesOf } from '#renderer/registry/styles'
import type { PageRequest } from '../page/prepare-page'
import belowStyles from './below-first-screen.css?inline'
import documentStyles from './document.css?inline'
import languageStyles from './languages.css?inline'
import noticeStyles from './not-found.css?inline'

/** The styles of a page: of its blocks, and of what stands around them. */
export function pageStyles(
  { notice, page: { languages } }: PageRequest,
  first: readonly StyleNeeds[],
  rest: readonly StyleNeeds[],
): PageStyles {
  return stylesOf(first, rest, aroundOf(Boolean(notice), languages.length > 1))
}

function aroundOf(isNotice: boolean, hasMenu: boolean): Around {
  return {
    name: `${isNotice} ${hasMenu}`,
    first: [documentStyles, ...(isNotice ? [noticeStyles] : [])],
    // The way to other languages stands at the end of the page.
    below: [belowStyles, ...(hasMenu ? [languageFaces, languageStyles] : [])],
  }
}

/** Whatever a page may need below its first screen. */
export function everyPageStyle(): string {
  return [belowStyles, languageFaces, languageStyles, everyStyle()].join('\n')
}
