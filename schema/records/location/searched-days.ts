import { dayAfter } from '../../entities/special-days'
import type { PropsOf } from '../../fields'
import type { SiteWriting } from '../record'
import type { LocationFields } from './location-fields'

type Day = PropsOf<LocationFields>['specialDays'][number]

/** Maximum number of dates indexed for an entry. */
const MAX_DATES = 31

/** Returns special days as text for the search, ordered by date. */
export function textsOfDays(
  days: readonly Day[],
  openOn: SiteWriting['openOn'],
): readonly string[] {
  return days
    .toSorted((a, b) => (dayOf(a.date) < dayOf(b.date) ? -1 : 1))
    .map((day) => textOfDay(day, openOn))
}

/**
 * Returns a special day as text for the search: `Diwali, November 8 to November 12, 2026: 6:00am to 10:00pm`, followed by days
 * with other hours.
 */
function textOfDay(day: Day, openOn: SiteWriting['openOn']): string {
  const { name, date, until, times, except, repeats } = day
  const yearly = repeats === 'YEARLY'
  const all = openOn({ from: dayOf(date), ...(until && { to: dayOf(until) }), yearly }, times)
  const others = except.map((each) => openOn({ from: dayOf(each.date), yearly }, each.times))
  return `${name}, ${[all, ...others].join('; ')}`
}

/** Returns all dates of an entry, so that a search for any of them finds it. */
export function datesOf({ date, until }: Day): readonly string[] {
  const [first, last] = [dayOf(date), dayOf(until || date)]
  const dates = Array.from({ length: MAX_DATES }, (_, after) => dayAfter(first, after))
  return dates.filter((each) => each === first || each <= last)
}

function dayOf(value: string): string {
  return value.slice(0, 'yyyy-mm-dd'.length)
}
