import { TZDate } from '@date-fns/tz'
import { addDays, startOfDay } from 'date-fns'

/** When the next day begins at a place, in milliseconds since 1970. `timeZone` is an IANA name. */
export function nextMidnight(now: Date, timeZone: string): number {
  return startOfDay(addDays(new TZDate(now, timeZone), 1)).getTime()
}
