import { languageName } from '#schema/entities/language-name'
import { messageLanguage } from '#schema/messages/fill'

/** What a language calls itself. */
export function ownName(language: string): string {
  return languageName(language, language)
}

/** What the editor calls it. */
export function languageLabel(language: string): string {
  return languageName(language, EDITOR_LANGUAGE)
}

/** The same, where its country does not matter: `Gujarati`. */
export function shortName(language: string): string {
  return languageLabel(language.split('-', 1)[0] ?? language)
}

/** The language of the editor's own words: said where they stand on a page that may be in another one. */
export const EDITOR_LANGUAGE: string = messageLanguage
