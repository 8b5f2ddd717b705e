import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns'

/**
 * A moment (ISO 8601) as text in a time zone: `inZone(page.now, page.location.timeZone, 'EEEE, MMMM d')`.
 * Patterns are those of date-fns. Throws a RangeError for a moment or a time zone that does not exist.
 */
export function inZone(moment: string, timeZone: string, pattern: string): string {
  return format(new TZDate(moment, timeZone), pattern)
}

/** The time of day as the site writes it: `7:00am`. */
export const TIME_OF_DAY = 'h:mmaaa'

/** A calendar day for a `dateTime` attribute: `2026-11-21`. */
export const CALENDAR_DAY = 'yyyy-MM-dd'
