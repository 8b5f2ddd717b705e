import { english, type Words } from './english'
import { gujarati } from './gujarati'
import { hindi } from './hindi'

export type { Words } from './english'

const catalogues: ReadonlyMap<string, Words> = new Map([
  ['en', english],
  ['gu', gujarati],
  ['hi', hindi],
])

/** The languages of the site whose words are here. */
const languages = new Set([...catalogues.values()].map(({ locale }) => locale))

/** The fixed words for a page's language, as in `gu-IN`; those of English where it has no catalogue of its own. */
export function wordsOf(language: string): Words {
  const [code = ''] = language.split('-')
  return catalogues.get(code) ?? english
}

/** Whether there is a catalogue for exactly this tag: addresses may name any, and the cache has to stay bounded. */
export function hasWordsFor(language: string): boolean {
  return languages.has(language)
}
