import { tzOffset } from '@date-fns/tz/tzOffset'

/** A day and a time as the clocks of a place show them: `2026-12-24T18:30`. */
export const LOCAL_TIME = '\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}'

/** What the clocks of a time zone show at a moment (ISO 8601). Throws a RangeError for a moment or a time zone that does not exist. */
export function localTime(moment: string, timeZone: string): string {
  const clock = clocks.get(timeZone) ?? clockOf(timeZone)
  clocks.set(timeZone, clock)
  // As Swedes write it: `2026-12-24 18:30`.
  const [date = '', time = ''] = clock.format(new Date(moment)).split(' ')
  return `${date.padStart('2026-12-24'.length, '0')}T${time}`
}

/** There are as many as time zones of locations; to make one takes longer than all else here. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone, hourCycle: 'h23', numberingSystem: 'latn' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  })
}

/**
 * The moment when the clocks of a time zone show this; the first where they show it twice. `null` for a day or a time
 * that is none, and for one that is left out when the clocks go forward. The clocks of this machine have no part in it.
 */
export function momentOf(local: string, timeZone: string): Date | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/.exec(local)?.slice(1).map(Number)
  if (!parts) return null
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0] = parts
  const inUtc = Date.UTC(year, month - 1, day, hours, minutes)
  // A change of the clocks that day, before or after this time, lies between these two offsets; the later clock comes first.
  const offsets = [inUtc - DAY_MS, inUtc + DAY_MS].map((time) => tzOffset(timeZone, new Date(time)))
  const moments = offsets.sort((a, b) => b - a).map((offset) => new Date(inUtc - offset * 60_000))
  const moment = moments.find((each) => localTime(each.toISOString(), timeZone) === local)
  return moment && isStorable(moment) ? moment : null
}

/** Whether a moment is in the years 1 to 9999 of UTC: others are written with a sign, which databases and programs refuse. */
export function isStorable(moment: Date): boolean {
  const year = moment.getUTCFullYear()
  return year >= 1 && year <= 9999
}

const DAY_MS = 86_400_000
