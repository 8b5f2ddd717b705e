import homeFaces from '#renderer/fonts/home.css?inline'
import languageFaces from '#renderer/fonts/languages.css?inline'
import type { StyleNeeds } from '#renderer/registry/style-needs'
import { type Around, everyStyle, type PageStyles, stylesOf } from '#renderer/registry/styles'
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
