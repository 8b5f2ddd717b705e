import { createContext, use } from 'react'
import { DEFAULT_LANGUAGE } from '#schema/entities/place'

/** The language of the page being rendered, for components without a language prop. */
export const PageLanguage = createContext<string>(DEFAULT_LANGUAGE)

/** The language assumed for each script. */
const SCRIPTS = [
  { language: 'en', letters: /\p{Script=Latin}/gu },
  { language: 'gu', letters: /\p{Script=Gujarati}/gu },
  { language: 'hi', letters: /\p{Script=Devanagari}/gu },
] as const
type ScriptLanguage = (typeof SCRIPTS)[number]['language']

/** The script of each page language: Hindi, Marathi and Sanskrit share one; all languages not listed use Latin letters. */
const OWN: Readonly<Record<string, ScriptLanguage>> = { gu: 'gu', hi: 'hi', mr: 'hi', sa: 'hi' }

/**
 * Returns the `lang` of a text if most of its letters are in the script of another language than the page's: untranslated text is
 * English on a Gujarati page, which screen readers need to know. `undefined` for a text in the page's own script, or in none.
 */
export function foreignLanguage(text: string, pageLanguage: string): ScriptLanguage | undefined {
  const counted = SCRIPTS.map(({ language, letters }) => ({
    language,
    count: text.match(letters)?.length ?? 0,
  }))
  const most = counted.reduce((one, other) => (other.count > one.count ? other : one))
  return most.count > 0 && most.language !== pageScript(pageLanguage) ? most.language : undefined
}

function pageScript(pageLanguage: string): ScriptLanguage {
  return OWN[pageLanguage.split('-')[0] ?? ''] ?? 'en'
}

/** Hook that returns `foreignLanguage` for the page being rendered: `lang={foreign(title)}`. */
export function useForeign(): (text: string) => ScriptLanguage | undefined {
  const language = use(PageLanguage)
  return (text) => foreignLanguage(text, language)
}

const INDIC =
  /((?:[\p{Script=Gujarati}\p{Script=Devanagari}][\p{M}\u200c\u200d]*(?:\s+(?=[\p{Script=Gujarati}\p{Script=Devanagari}]))?)+)/u

/** Splits a text at words in another Indic script: every second part is in that script. */
export function indicRuns(text: string): readonly string[] {
  return text.split(INDIC)
}
