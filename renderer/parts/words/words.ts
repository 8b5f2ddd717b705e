import type { Words } from './catalogue'
import { english } from './english'
import { gujarati } from './gujarati'

export type { Words } from './catalogue'

const catalogues: Readonly<Record<string, Words>> = { en: english, gu: gujarati }

/** The fixed words for a page's language, as in `gu-IN`. */
export function wordsOf(language: string): Words {
  const [code = ''] = language.split('-')
  return catalogues[code] ?? english
}

/** Whether these very words are of a language: addresses may name any tag, and what is kept for each must be bounded. */
export function hasWordsFor(language: string): boolean {
  return language === 'en-US' || language === 'gu-IN'
}
