import { TZDate, tzOffset } from '@date-fns/tz'
import { lightFormat } from 'date-fns'
import { type Weekday, weekdays } from '#schema/entities/statuses'
import type { DayParts } from './day-parts'
import { messagesFor, type SiteMessages } from './words'

/** A moment (ISO 8601) with the time zone and language for showing it. */
interface LocalMoment {
  readonly moment: string
  readonly timeZone: string
  /** The page's language, for example `gu-IN`. */
  readonly language: string
}

/** The styles of a written date; each language's catalogue has a pattern for each. */
export type DayStyle = keyof SiteMessages['days']

/** Formats the day of a moment in a time zone and language. */
export function formatLocalDay(
  { moment, timeZone, language }: LocalMoment,
  style: DayStyle,
): string {
  const { locale, days } = messagesFor(language)
  return days[style](dayParts(new Date(moment), locale, timeZone))
}

/** Formats the time of day in a time zone and language: `7:00am`, `સવારે 7:00`. */
export function formatLocalTime({ moment, timeZone, language }: LocalMoment): string {
  const local = new TZDate(moment, timeZone)
  return messagesFor(language).timeOfDay(local.getHours(), local.getMinutes())
}

/**
 * Formats a moment (ISO 8601) in a time zone as machine-readable text: `inZone(page.now, page.location.timeZone, CALENDAR_DAY)`.
 * Takes the numeric patterns of date-fns. Throws a RangeError for an invalid moment or time zone.
 */
export function inZone(moment: string, timeZone: string, pattern: string): string {
  return lightFormat(new TZDate(moment, timeZone), pattern)
}

/** Formats a moment like `inZone`, followed by the UTC offset: `2026-11-21T19:00-05:00`. */
export function momentInZone(moment: string, timeZone: string, pattern: string): string {
  const text = inZone(moment, timeZone, pattern)
  const offset = tzOffset(timeZone, new Date(moment))
  const [hours, minutes] = [Math.abs(offset) / 60, Math.abs(offset) % 60].map((part) =>
    String(Math.trunc(part)).padStart(2, '0'),
  )
  return `${text}${offset < 0 ? '-' : '+'}${hours}:${minutes}`
}

/** Returns the weekday of a moment in a time zone. Throws a RangeError for an invalid moment or time zone. */
export function weekdayInZone(moment: string, timeZone: string): Weekday {
  const weekday = weekdays[new TZDate(moment, timeZone).getDay()]
  if (weekday === undefined) throw new RangeError(`${moment} is no moment in '${timeZone}'`)
  return weekday
}

/** Pattern of a calendar day for a `dateTime` attribute: `2026-11-21`. */
export const CALENDAR_DAY = 'yyyy-MM-dd'

/**
 * Cached, because creating a formatter costs more than formatting a page's dates. Limited to the combinations of catalogues and
 * time zones of locations.
 */
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
