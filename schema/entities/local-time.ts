import { tzOffset } from '@date-fns/tz/tzOffset'

/** Pattern of a local date and time: `2026-12-24T18:30`. */
export const LOCAL_TIME = '\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}'

/** Returns the local time of a time zone at a moment (ISO 8601). Throws a RangeError for an invalid moment or time zone. */
export function localTime(moment: string, timeZone: string): string {
  const clock = clocks.get(timeZone) ?? clockOf(timeZone)
  clocks.set(timeZone, clock)
  // The Swedish locale formats as `2026-12-24 18:30`.
  const [date = '', time = ''] = clock.format(new Date(moment)).split(' ')
  return `${date.padStart('2026-12-24'.length, '0')}T${time}`
}

/** Cached by time zone, because creating a formatter takes longer than everything else here. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone, hourCycle: 'h23', numberingSystem: 'latn' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  })
}

/**
 * Returns the moment of a local time in a time zone; the first one if it occurs twice. `null` for an invalid date or time, and
 * for a time skipped when clocks go forward. Independent of this machine's time zone.
 */
export function momentOf(local: string, timeZone: string): Date | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/.exec(local)?.slice(1).map(Number)
  if (!parts) return null
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0] = parts
  const inUtc = Date.UTC(year, month - 1, day, hours, minutes)
  // If the clocks change near this time, these are the offsets before and after; the later clock comes first.
  const offsets = [inUtc - DAY_MS, inUtc + DAY_MS].map((time) => tzOffset(timeZone, new Date(time)))
  const moments = offsets.sort((a, b) => b - a).map((offset) => new Date(inUtc - offset * 60_000))
  const moment = moments.find((each) => localTime(each.toISOString(), timeZone) === local)
  return moment && isStorable(moment) ? moment : null
}

/**
 * Returns whether a moment is in the years 1 to 9999 UTC: others are written with a sign, which databases and programs reject.
 */
export function isStorable(moment: Date): boolean {
  const year = moment.getUTCFullYear()
  return year >= 1 && year <= 9999
}

const DAY_MS = 86_400_000

/** Returns whether a time zone with this IANA name exists, for example `America/Toronto`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    // Intl throws a RangeError for an unknown time zone.
    return false
  }
}
