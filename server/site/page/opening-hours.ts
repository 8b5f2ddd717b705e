import type { HoursGroup, SpecialDay } from '#schema/entities/hours'
import type { Location } from '#schema/entities/location'
import { dayAfter, specialDatesOf } from '#schema/entities/special-days'

/** Weekly opening hours and special days in schema.org format. */
export interface OpeningHours {
  readonly openingHoursSpecification: readonly object[]
  readonly specialOpeningHoursSpecification: readonly object[]
}

/**
 * Maximum number of special days included; consecutive days with the same hours count as one. Search engines read a page again
 * long before the last of them.
 */
const MAX_SPECIFICATIONS = 3
const DAYS_AHEAD = 366

/** Returns the opening hours of a location, which are those of its first group. `today` is its local date, `2026-11-20`. */
export function openingHours(
  { hours, specialDays }: Pick<Location, 'hours' | 'specialDays'>,
  today: string,
): OpeningHours {
  const [group] = hours
  if (!group) return { openingHoursSpecification: [], specialOpeningHoursSpecification: [] }
  return {
    openingHoursSpecification: weekOf(group),
    specialOpeningHoursSpecification: runsOf(group, specialDays, today)
      .slice(0, MAX_SPECIFICATIONS)
      .flatMap(specialHours),
  }
}

function weekOf({ hours }: HoursGroup): object[] {
  const daysByTimes = new Map<string, string[]>()
  for (const { weekday, startHour, endHour } of hours) {
    const times = `${clock(startHour)} ${clock(endHour)}`
    daysByTimes.set(times, [...(daysByTimes.get(times) ?? []), dayName(weekday)])
  }
  return [...daysByTimes].map(([times, dayOfWeek]) => {
    const [opens, closes] = times.split(' ')
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
  })
}

/** Consecutive days with the same hours. */
interface Run extends Pick<SpecialDay, 'hours'> {
  readonly from: string
  readonly to: string
}

/** Returns the upcoming special days of a group; its own entries take precedence over entries for all groups. */
function runsOf(
  { name }: HoursGroup,
  specialDays: readonly SpecialDay[],
  today: string,
): readonly Run[] {
  const dates = specialDatesOf(specialDays, { from: today, to: dayAfter(today, DAYS_AHEAD) })
  const byDate = new Map<string, SpecialDay['hours']>()
  for (const { date, entry, hours } of dates)
    if (entry.group === name || (entry.group === null && !byDate.has(date))) byDate.set(date, hours)
  const runs: Run[] = []
  for (const [date, hours] of byDate) {
    const run = runs.at(-1)
    if (run && dayAfter(run.to, 1) === date && sameHours(run.hours, hours))
      runs[runs.length - 1] = { ...run, to: date }
    else runs.push({ from: date, to: date, hours })
  }
  return runs
}

function sameHours(hours: SpecialDay['hours'], other: SpecialDay['hours']): boolean {
  return JSON.stringify(hours) === JSON.stringify(other)
}

function specialHours({ from, to, hours }: Run): object[] {
  // A closed day has midnight as opening and closing time.
  const open = hours.length > 0 ? hours : [{ startHour: 0, endHour: 0 }]
  return open.map(({ startHour, endHour }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: to,
    opens: clock(startHour),
    closes: clock(endHour),
  }))
}

function dayName(weekday: string): string {
  return `${weekday.charAt(0)}${weekday.slice(1).toLowerCase()}`
}

/** Formats hours since midnight as `18:30`; the end of a day as the minute before it. */
function clock(hour: number): string {
  const minutes = Math.min(Math.round(hour * 60), 24 * 60 - 1)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
