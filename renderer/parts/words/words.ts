import { english, type SiteMessages } from './english'

export type { SiteMessages } from './english'

/**
 * English is part of every bundle. The server has all catalogues (`all-words.ts`), the editor only those of the pages it opened.
 */
const catalogues = new Map<string, SiteMessages>([['en', english]])

/** The tags of all existing catalogues, loaded or not. */
export const catalogueTags: readonly string[] = ['en-US', 'gu-IN', 'hi-IN']

/** Returns the fixed texts for a page's language, such as `gu-IN`; English if it has no catalogue. */
export function messagesFor(language: string): SiteMessages {
  return catalogues.get(codeOf(language)) ?? english
}

/** Returns whether there is a catalogue for exactly this tag. Addresses may contain any tag, and the cache must stay bounded. */
export function hasWordsFor(language: string): boolean {
  return catalogueTags.includes(language)
}

/** Makes a catalogue known to `messagesFor`. */
export function addMessages(words: SiteMessages): void {
  catalogues.set(codeOf(words.locale), words)
}

/** Loads the catalogue of a language, if it exists, before anything is rendered in it. */
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
