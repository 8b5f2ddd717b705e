import { messageLanguage } from './fill'

/** The language of messages, as `Intl` takes it: English writes days before months. */
export const MESSAGE_LOCALE = messageLanguage === 'en' ? 'en-GB' : messageLanguage

/** `1,200`. */
export function formatNumber(value: number): string {
  return value.toLocaleString(MESSAGE_LOCALE)
}

/** A moment, by the clock of the reader unless the style names a time zone. */
export function formatDate(moment: Date | string, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(MESSAGE_LOCALE, style).format(new Date(moment))
}

/** `8 Nov 2026, 06:00`, by the clock of the reader. */
export function formatMoment(moment: Date | string): string {
  return formatDate(moment, { dateStyle: 'medium', timeStyle: 'short' })
}

/** `Ottawa, Vadodara and Nairobi`. */
export function formatList(
  words: Iterable<string>,
  type: Intl.ListFormatType = 'conjunction',
): string {
  const all = [...words]
  // The first `ListFormat` of a page takes 10 ms.
  return all.length < 2 ? (all[0] ?? '') : new Intl.ListFormat(MESSAGE_LOCALE, { type }).format(all)
}

/** Details beside one another, without those that are empty: `Draft, Ottawa`. No sentence: lists of `Intl` have an “and”. */
export function formatDetails(parts: Iterable<string | false | null | undefined>): string {
  return [...parts].filter(Boolean).join(', ')
}

/** Whole sentences after one another, each a message of its own; one without its end gets a full stop, an empty one is left out. */
export function joinSentences(...sentences: (string | false | null | undefined)[]): string {
  return sentences
    .flatMap((one) => (one ? [/[.!?।…][”’]?$/u.test(one) ? one : `${one}.`] : []))
    .join(' ')
}

/** Compares names as the language of messages orders them; numbers in them by their value. */
export function compareNames(one: string, other: string): number {
  return one.localeCompare(other, MESSAGE_LOCALE, { numeric: true })
}
