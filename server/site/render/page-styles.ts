import languageFaces from '#renderer/fonts/languages.css?inline'
import type { StyleNeeds } from '#renderer/registry/style-needs'
import { everyStyle, type PageStyles, stylesOf } from '#renderer/registry/styles'
import type { PageRequest } from '../page/prepare-page'
import belowStyles from './below-first-screen.css?inline'
import documentStyles from './document.css?inline'
import languageStyles from './languages.css?inline'
import noticeStyles from './not-found.css?inline'

/** The same text for all pages that share it: what is found out about it, as its hash, is found once. */
const joined = new WeakMap<PageStyles, Map<string, PageStyles>>()

/** The styles of a page: of its blocks, and of what stands around them. */
export function pageStyles(
  { notice, page: { languages } }: PageRequest,
  first: readonly StyleNeeds[],
  rest: readonly StyleNeeds[],
): PageStyles {
  const blocks = stylesOf(first, rest)
  const kind = { isNotice: Boolean(notice), hasMenu: languages.length > 1 }
  const known = joined.get(blocks) ?? new Map<string, PageStyles>()
  joined.set(blocks, known)
  const name = JSON.stringify(kind)
  const styles = known.get(name) ?? withFrame(blocks, kind)
  known.set(name, styles)
  return styles
}

function withFrame(
  blocks: PageStyles,
  { isNotice, hasMenu }: { readonly isNotice: boolean; readonly hasMenu: boolean },
): PageStyles {
  const around = [documentStyles, ...(isNotice ? [noticeStyles] : [])]
  // The way to other languages stands at the end of the page.
  const below = [belowStyles, ...(hasMenu ? [languageFaces, languageStyles] : [])]
  if (blocks.rest === '')
    return { ...blocks, first: [...around, ...below, blocks.first].join('\n') }
  return {
    ...blocks,
    first: [...around, blocks.first].join('\n'),
    rest: [...below, blocks.rest].join('\n'),
  }
}

/** Whatever a page may need below its first screen. */
export function everyPageStyle(): string {
  return [belowStyles, languageFaces, languageStyles, everyStyle()].join('\n')
}
