import { messageLanguage, numberIn } from './fill'

/** The locale of messages for `Intl`: British English, which writes days before months. */
export const MESSAGE_LOCALE = messageLanguage === 'en' ? 'en-GB' : messageLanguage

/** Formats `1,200`. */
export function formatNumber(value: number): string {
  return numberIn(MESSAGE_LOCALE, value)
}

/** Formats a moment in the reader's time zone unless the style names another. */
export function formatDate(moment: Date | string, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(MESSAGE_LOCALE, style).format(new Date(moment))
}

/** Formats `8 Nov 2026, 06:00` in the reader's time zone. */
export function formatMoment(moment: Date | string): string {
  return formatDate(moment, { dateStyle: 'medium', timeStyle: 'short' })
}

/** Formats `Ottawa, Vadodara and Nairobi`. */
export function formatList(
  words: Iterable<string>,
  type: Intl.ListFormatType = 'conjunction',
): string {
  const all = [...words]
  // The first `ListFormat` of a page takes 10 ms.
  return all.length < 2 ? (all[0] ?? '') : new Intl.ListFormat(MESSAGE_LOCALE, { type }).format(all)
}

/** Joins details with commas, without empty ones: `Draft, Ottawa`. Not `Intl.ListFormat`, which adds “and”. */
export function formatDetails(parts: Iterable<string | false | null | undefined>): string {
  return [...parts].filter(Boolean).join(', ')
}

/** Whole sentences after one another, each a message of its own; one without its end gets a full stop, an empty one is left out. */
export function joinSentences(...sentences: (string | false | null | undefined)[]): string {
  return sentences
    .flatMap((one) => (one ? [/[.!?।…][”’]?$/u.test(one) ? one : `${one}.`] : []))
    .join(' ')
}

/** Compares names in the order of the messages' language; numbers in them by value. */
export function compareNames(one: string, other: string): number {
  return one.localeCompare(other, MESSAGE_LOCALE, { numeric: true })
}

/** Formats `8 Nov 2026` in the reader's time zone. */
export function formatDay(moment: Date | string): string {
  return formatDate(moment, { dateStyle: 'medium' })
}

/** Languages that capitalise nouns. */
const CAPITAL_NOUNS: ReadonlySet<string> = new Set(['de', 'lb'])

/** Returns a label for use within a sentence: `Social link` as in “Add social link”. */
export function inSentence(label: string, language: string = messageLanguage): string {
  return CAPITAL_NOUNS.has(language) ? label : label.toLocaleLowerCase(language)
}
