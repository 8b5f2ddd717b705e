import { messageLanguage } from './fill'

/** Languages that capitalise nouns. */
const CAPITAL_NOUNS: ReadonlySet<string> = new Set(['de', 'lb'])

/** Returns a label for use within a sentence: `Social link` as in “Add social link”. */
export function inSentence(label: string, language: string = messageLanguage): string {
  return CAPITAL_NOUNS.has(language) ? label : label.toLocaleLowerCase(language)
}
