import languageFaces from '#renderer/fonts/languages.css?inline'
import { type DrawnBlocks, everyStyle, type PageStyles, stylesOf } from '#renderer/registry/styles'
import type { PageRequest } from '../page/prepare-page'
import documentStyles from './document.css?inline'
import languageStyles from './languages.css?inline'
import noticeStyles from './not-found.css?inline'

/** The styles of a page: of its blocks, and of what stands around them. */
export function pageStyles(
  { notice, page: { languages } }: PageRequest,
  first: DrawnBlocks,
  rest: DrawnBlocks,
): PageStyles {
  const blocks = stylesOf(first, rest)
  const around = [documentStyles, ...(notice ? [noticeStyles] : [])]
  // The way to other languages stands at the end of the page.
  const menu = languages.length > 1 ? [languageFaces, languageStyles] : []
  if (blocks.rest === '') return { ...blocks, first: [...around, ...menu, blocks.first].join('\n') }
  return {
    ...blocks,
    first: [...around, blocks.first].join('\n'),
    rest: [...menu, blocks.rest].join('\n'),
  }
}

/** Whatever a page may need below its first screen. */
export function everyPageStyle(): string {
  return [languageFaces, languageStyles, everyStyle()].join('\n')
}
