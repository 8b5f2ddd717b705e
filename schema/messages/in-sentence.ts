import { messageLanguage } from './fill'

/** Languages that write nouns with a capital letter everywhere. */
const CAPITAL_NOUNS: ReadonlySet<string> = new Set(['de', 'lb'])

/** A label as it stands within a sentence: `Social link` as in “Add social link”. */
export function inSentence(label: string, language: string = messageLanguage): string {
  return CAPITAL_NOUNS.has(language) ? label : label.toLocaleLowerCase(language)
}
