import type { HoursGroup, SpecialDay } from '#schema/entities/hours'
import type { Location } from '#schema/entities/location'

/** Times of the week and of special days in the words of schema.org. */
export interface OpeningHours {
  readonly openingHoursSpecification: readonly object[]
  readonly specialOpeningHoursSpecification: readonly object[]
}

/** The number of special days included: search engines read a page again long before the last of them. */
const MOST_DAYS = 3

/** The opening times of a place: those of its first group, which is the place itself. `today` is its local day, `2026-11-20`. */
export function openingHours(
  { hours, specialDays }: Pick<Location, 'hours' | 'specialDays'>,
  today: string,
): OpeningHours {
  const [group] = hours
  if (!group) return { openingHoursSpecification: [], specialOpeningHoursSpecification: [] }
  const days = specialDays
    .filter((day) => day.date >= today && (day.group === null || day.group === group.name))
    .sort((a, b) => a.date.localeCompare(b.date))
  return {
    openingHoursSpecification: weekOf(group),
    specialOpeningHoursSpecification: days.slice(0, MOST_DAYS).flatMap(specialHours),
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

function specialHours({ date, hours }: SpecialDay): object[] {
  // A day that is closed opens and closes at midnight.
  const open = hours.length > 0 ? hours : [{ startHour: 0, endHour: 0 }]
  return open.map(({ startHour, endHour }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens: clock(startHour),
    closes: clock(endHour),
  }))
}

function dayName(weekday: string): string {
  return `${weekday.charAt(0)}${weekday.slice(1).toLowerCase()}`
}

/** Hours since midnight as `18:30`; the end of a day as the minute before it. */
function clock(hour: number): string {
  const minutes = Math.min(Math.round(hour * 60), 24 * 60 - 1)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
