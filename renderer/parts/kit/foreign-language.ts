import { createContext, use } from 'react'
import { DEFAULT_LANGUAGE } from '#schema/entities/place'

/** The language of the page that is being rendered, for parts that are not told it. */
export const PageLanguage = createContext<string>(DEFAULT_LANGUAGE)

/** The language that a script is taken for. */
const SCRIPTS = [
  { language: 'en', letters: /\p{Script=Latin}/gu },
  { language: 'gu', letters: /\p{Script=Gujarati}/gu },
  { language: 'hi', letters: /\p{Script=Devanagari}/gu },
] as const
type LanguageScript = (typeof SCRIPTS)[number]['language']

/** Hindi, Marathi and Sanskrit share a script; every other language of a page is written in Latin letters. */
const OWN: Readonly<Record<string, LanguageScript>> = { gu: 'gu', hi: 'hi', mr: 'hi', sa: 'hi' }

/**
 * The `lang` of a text that most letters say is in another language than the page: what has not been translated stands in English
 * on a Gujarati page, and a reader aloud has to know. `undefined` for a text in the page's own script, or in none.
 */
export function foreignLanguage(text: string, pageLanguage: string): LanguageScript | undefined {
  const counted = SCRIPTS.map(({ language, letters }) => ({
    language,
    count: text.match(letters)?.length ?? 0,
  }))
  const most = counted.reduce((one, other) => (other.count > one.count ? other : one))
  return most.count > 0 && most.language !== pageScript(pageLanguage) ? most.language : undefined
}

function pageScript(pageLanguage: string): LanguageScript {
  return OWN[pageLanguage.split('-')[0] ?? ''] ?? 'en'
}

/** The same for the page that is being rendered: `lang={foreign(title)}`. */
export function useForeign(): (text: string) => LanguageScript | undefined {
  const language = use(PageLanguage)
  return (text) => foreignLanguage(text, language)
}

const INDIC =
  /((?:[\p{Script=Gujarati}\p{Script=Devanagari}][\p{M}\u200c\u200d]*(?:\s+(?=[\p{Script=Gujarati}\p{Script=Devanagari}]))?)+)/u

/** A text parted where words of another Indian script stand in it: every second part is such words. */
export function indicRuns(text: string): readonly string[] {
  return text.split(INDIC)
}
