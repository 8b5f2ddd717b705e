import { languageName } from '#schema/entities/language-name'
import { messageLanguage } from '#schema/messages/fill'

/** Returns the name of a language in that language. */
export function ownName(language: string): string {
  return languageName(language, language)
}

/** Returns the name of a language in the editor's language. */
export function languageLabel(language: string): string {
  return languageName(language, EDITOR_LANGUAGE)
}

/** Returns the name of a language in the editor's language without its country: `Gujarati`. */
export function shortName(language: string): string {
  return languageLabel(language.split('-', 1)[0] ?? language)
}

/** The language of the editor's own texts, for `lang` attributes on a page that may be in another language. */
export const EDITOR_LANGUAGE: string = messageLanguage
