import { TZDate, tzOffset } from '@date-fns/tz'
import { lightFormat } from 'date-fns'
import { type Weekday, weekdays } from '#schema/entities/statuses'
import type { DayParts } from './day-parts'
import { messagesFor, type SiteMessages } from './words'

/** A moment (ISO 8601) where and for whom it is shown. */
interface LocalMoment {
  readonly moment: string
  readonly timeZone: string
  /** The page's, as in `gu-IN`. */
  readonly language: string
}

/** How a day is written out; the catalogue of each language has a pattern for each. */
export type DayStyle = keyof SiteMessages['days']

/** The day of a moment in a time zone, in the words of a language. */
export function dayInWords({ moment, timeZone, language }: LocalMoment, style: DayStyle): string {
  const { locale, days } = messagesFor(language)
  return days[style](dayParts(new Date(moment), locale, timeZone))
}

/** The time of day in a time zone, in the words of a language: `7:00am`, `સવારે 7:00`. */
export function timeInWords({ moment, timeZone, language }: LocalMoment): string {
  const local = new TZDate(moment, timeZone)
  return messagesFor(language).timeOfDay(local.getHours(), local.getMinutes())
}

/**
 * A moment (ISO 8601) as text for machines, in a time zone: `inZone(page.now, page.location.timeZone, CALENDAR_DAY)`.
 * Patterns are those of date-fns that need no words. Throws a RangeError for a moment or a time zone that does not exist.
 */
export function inZone(moment: string, timeZone: string, pattern: string): string {
  return lightFormat(new TZDate(moment, timeZone), pattern)
}

/** The same with the offset of the time zone behind it: `2026-11-21T19:00-05:00`. */
export function momentInZone(moment: string, timeZone: string, pattern: string): string {
  const text = inZone(moment, timeZone, pattern)
  const offset = tzOffset(timeZone, new Date(moment))
  const [hours, minutes] = [Math.abs(offset) / 60, Math.abs(offset) % 60].map((part) =>
    String(Math.trunc(part)).padStart(2, '0'),
  )
  return `${text}${offset < 0 ? '-' : '+'}${hours}:${minutes}`
}

/** The day of the week of a moment in a time zone. Throws a RangeError for a moment or a time zone that does not exist. */
export function weekdayInZone(moment: string, timeZone: string): Weekday {
  const weekday = weekdays[new TZDate(moment, timeZone).getDay()]
  if (weekday === undefined) throw new RangeError(`${moment} is no moment in '${timeZone}'`)
  return weekday
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
