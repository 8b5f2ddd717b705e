import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns'
import type { DayParts } from './day-parts'
import { type Words, wordsOf } from './words'

/** A moment (ISO 8601) where and for whom it is shown. */
interface LocalMoment {
  readonly moment: string
  readonly timeZone: string
  /** The page's, as in `gu-IN`. */
  readonly language: string
}

/** How a day is written out; the catalogue of each language has a pattern for each. */
export type DayStyle = keyof Words['days']

/** The day of a moment in a time zone, in the words of a language. */
export function dayInWords({ moment, timeZone, language }: LocalMoment, style: DayStyle): string {
  const { locale, days } = wordsOf(language)
  return days[style](dayParts(new Date(moment), locale, timeZone))
}

/** The time of day in a time zone, in the words of a language: `7:00am`, `સવારે 7:00`. */
export function timeInWords({ moment, timeZone, language }: LocalMoment): string {
  const local = new TZDate(moment, timeZone)
  return wordsOf(language).timeOfDay(local.getHours(), local.getMinutes())
}

/**
 * A moment (ISO 8601) as text for machines, in a time zone: `inZone(page.now, page.location.timeZone, CALENDAR_DAY)`.
 * Patterns are those of date-fns. Throws a RangeError for a moment or a time zone that does not exist.
 */
export function inZone(moment: string, timeZone: string, pattern: string): string {
  return format(new TZDate(moment, timeZone), pattern)
}

/** A calendar day for a `dateTime` attribute: `2026-11-21`. */
export const CALENDAR_DAY = 'yyyy-MM-dd'

/** Making one costs more than a page's worth of dates. There are as many as catalogues and time zones of locations. */
const formats = new Map<string, readonly [long: Intl.DateTimeFormat, short: Intl.DateTimeFormat]>()

function dayParts(date: Date, locale: string, timeZone: string): DayParts {
  const key = `${locale} ${timeZone}`
  const [long, short] = formats.get(key) ?? formatsOf(locale, timeZone)
  formats.set(key, [long, short])
  const of = textByType(long.formatToParts(date))
  const brief = textByType(short.formatToParts(date))
  return {
    weekday: of('weekday'),
    shortWeekday: brief('weekday'),
    month: of('month'),
    shortMonth: brief('month'),
    day: of('day'),
    year: of('year'),
  }
}

function formatsOf(locale: string, timeZone: string) {
  const shared = { timeZone, numberingSystem: 'latn', day: 'numeric', year: 'numeric' } as const
  return [
    new Intl.DateTimeFormat(locale, { ...shared, weekday: 'long', month: 'long' }),
    new Intl.DateTimeFormat(locale, { ...shared, weekday: 'short', month: 'short' }),
  ] as const
}

function textByType(parts: readonly Intl.DateTimeFormatPart[]) {
  return (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? ''
}
