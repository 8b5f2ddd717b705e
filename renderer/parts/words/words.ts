import { english, type SiteMessages } from './english'

export type { SiteMessages } from './english'

/** English is part of every bundle. The server has all catalogues (`all-words.ts`), the editor those of the pages it opened. */
const catalogues = new Map<string, SiteMessages>([['en', english]])

/** The tags of the catalogues there are, loaded or not. */
export const catalogueTags: readonly string[] = ['en-US', 'gu-IN', 'hi-IN']

/** The fixed words for a page's language, as in `gu-IN`; those of English where it has no catalogue of its own. */
export function messagesFor(language: string): SiteMessages {
  return catalogues.get(codeOf(language)) ?? english
}

/** Whether there is a catalogue for exactly this tag: addresses may name any, and the cache has to stay bounded. */
export function hasWordsFor(language: string): boolean {
  return catalogueTags.includes(language)
}

/** Makes a catalogue known to `messagesFor`. */
export function addMessages(words: SiteMessages): void {
  catalogues.set(codeOf(words.locale), words)
}

/** Fetches the catalogue of a language, where there is one, before anything is rendered in it. */
export async function loadWords(language: string): Promise<void> {
  const code = codeOf(language)
  if (catalogues.has(code)) return
  if (code === 'gu') addMessages((await import('./gujarati')).gujarati)
  if (code === 'hi') addMessages((await import('./hindi')).hindi)
}

function codeOf(language: string): string {
  const [code = ''] = language.split('-')
  return code
}
