import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'

/**
 * A moment (ISO 8601) as text in a time zone: `inZone(page.now, page.location.timeZone, 'EEEE, MMMM d')`.
 * Patterns are those of date-fns. Throws a RangeError for a moment or a time zone that does not exist.
 */
export function inZone(moment: string, timeZone: string, pattern: string): string {
  return format(new TZDate(moment, timeZone), pattern)
}

/** How a day is written out. */
const DAY_STYLES = {
  /** `Saturday, November 21` */
  long: { weekday: 'long', month: 'long', day: 'numeric' },
  /** `November 2026` */
  monthOfYear: { month: 'long', year: 'numeric' },
  month: { month: 'short' },
  weekday: { weekday: 'short' },
} as const
export type DayStyle = keyof typeof DAY_STYLES

/** Making one costs more than a page's worth of dates. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** The day of a moment (ISO 8601) in a time zone, in the words of a language. */
export function dayInWords({ moment, timeZone, language }: LocalMoment, style: DayStyle): string {
  const key = `${language} ${timeZone} ${style}`
  const format = formats.get(key) ?? formatOf(language, { timeZone, ...DAY_STYLES[style] })
  formats.set(key, format)
  return format.format(new Date(moment))
}

/** Tags are kept as they were saved, and some are no language. */
function formatOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const known = /^[a-z]{2,3}(-[A-Z]{2})?$/.test(language) ? language : DEFAULT_LANGUAGE
  return new Intl.DateTimeFormat(known, options)
}

export interface LocalMoment {
  readonly moment: string
  readonly timeZone: string
  readonly language: string
}

/** The time of day as the site writes it: `7:00am`. */
export const TIME_OF_DAY = 'h:mmaaa'

/** A calendar day for a `dateTime` attribute: `2026-11-21`. */
export const CALENDAR_DAY = 'yyyy-MM-dd'
