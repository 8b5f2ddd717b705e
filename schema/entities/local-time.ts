import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns'

/** A day and a time as the clocks of a place show them: `2026-12-24T18:30`. */
export const LOCAL_TIME = '\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}'

/** What the clocks of a time zone show at a moment (ISO 8601). */
export function localTime(moment: string, timeZone: string): string {
  return format(new TZDate(moment, timeZone), "yyyy-MM-dd'T'HH:mm")
}

/**
 * The moment when the clocks of a time zone show this; the first where they show it twice. `null` for a day or a time
 * that is none, and for one that is left out when the clocks go forward.
 */
export function momentOf(local: string, timeZone: string): Date | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/.exec(local)?.slice(1).map(Number)
  if (!parts) return null
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0] = parts
  const moment = new Date(new TZDate(year, month - 1, day, hours, minutes, timeZone).getTime())
  return localTime(moment.toISOString(), timeZone) === local ? moment : null
}
