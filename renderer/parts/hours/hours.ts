import {
  endOf,
  type HoursGroup,
  MAX_HOURS_GROUPS,
  parseHours,
  type SpecialDay,
} from '#schema/entities/hours'
import type { Location } from '#schema/entities/location'
import { dayAfter, type SpecialDate, specialDatesOf } from '#schema/entities/special-days'
import { type Weekday, weekdays } from '#schema/entities/statuses'
import type { PageContext } from '#schema/site/page-context'
import { CALENDAR_DAY, inZone } from '../words/dates'
import type { SiteMessages } from '../words/words'

/** An opening period of a day, in hours since midnight. */
export interface Period {
  readonly start: number
  readonly end: number
}

/** Consecutive weekdays with the same hours. */
interface WeekRow {
  readonly weekdays: readonly Weekday[]
  /** In order; empty if closed on these days. */
  readonly periods: readonly Period[]
}

/** The hours of a group on one date. */
interface DayHours {
  /** Local date, `2026-12-25`. */
  readonly date: string
  readonly weekday: Weekday
  readonly periods: readonly Period[]
  /** The name of a special day, such as 'Diwali'; `null` on all others. */
  readonly occasion: string | null
}

/** Returns the groups a block shows: its own, or otherwise the location's; at most 5 (specification section 9). */
export function groupsOf(graph: string, { hours }: Pick<Location, 'hours'>): readonly HoursGroup[] {
  return (graph.trim() === '' ? hours : parseHours(graph)).slice(0, MAX_HOURS_GROUPS)
}

/** Returns the local date at the page's time, `2026-11-20`. */
export function todayOf({
  now,
  today,
  location,
}: Pick<PageContext, 'now' | 'today' | 'location'>): string {
  return today ?? inZone(now, location.timeZone, CALENDAR_DAY)
}

/** Returns the hours of a group on a date; a special day's hours override those of its weekday. */
export function hoursOn(
  group: HoursGroup,
  date: string,
  specialDays: readonly SpecialDay[],
): DayHours {
  const weekday = weekdayOf(date)
  const special = specialDateOf(group, date, specialDays)
  if (!special) return { date, weekday, periods: periodsOn(group, weekday), occasion: null }
  return { date, weekday, periods: periodsOfDate(special), occasion: special.entry.name }
}

/** Returns the special days of a group within a week, starting with the given day. */
export function occasionsFrom(
  group: HoursGroup,
  date: string,
  specialDays: readonly SpecialDay[],
): readonly DayHours[] {
  return weekdays
    .map((_day, index) => hoursOn(group, dayAfter(date, index), specialDays))
    .filter(({ occasion }) => occasion !== null)
}

/** A special day, or several consecutive ones from one entry or from identical entries. */
export interface Occasion {
  readonly name: string
  /** The first and last upcoming day, local: `2026-12-25`. */
  readonly from: string
  readonly to: string
  /** The group it applies to; `null` for all. */
  readonly group: string | null
  /** Empty if closed. */
  readonly periods: readonly Period[]
  /** Days within the range that have other hours. */
  readonly except: readonly { readonly date: string; readonly periods: readonly Period[] }[]
}

/** In days; families plan a visit about this far ahead. */
const OCCASION_DAYS_AHEAD = 90
const MAX_OCCASIONS = 6

/**
 * Returns the upcoming special days of the shown groups, in order. Consecutive days of one entry, or with the same name and
 * hours, are merged.
 */
export function occasionsAhead(
  groups: readonly HoursGroup[],
  today: string,
  specialDays: readonly SpecialDay[],
): readonly Occasion[] {
  const ahead = specialDatesOf(specialDays, {
    from: today,
    to: dayAfter(today, OCCASION_DAYS_AHEAD),
  }).filter(({ entry: { group } }) => group === null || groups.some(({ name }) => name === group))
  const occasions: Run[] = []
  for (const day of ahead) {
    const before = occasions.findIndex((each) => continues(each, day))
    const run = occasions[before]
    if (run) occasions[before] = withDay(run, day)
    else occasions.push(occasionOf(day))
  }
  return occasions.slice(0, MAX_OCCASIONS).map(({ last: _, ...occasion }) => occasion)
}

interface Run extends Occasion {
  readonly last: SpecialDate
}

function occasionOf(day: SpecialDate): Run {
  const { date, entry } = day
  const { name, group, hours } = entry
  const periods = periodsOfDate({ date, hours })
  return withDay({ ...{ name, group, periods, from: date, to: date, last: day }, except: [] }, day)
}

function withDay(run: Run, day: SpecialDate): Run {
  const periods = periodsOfDate(day)
  const isUsual = samePeriods(periods, run)
  const except = isUsual ? run.except : [...run.except, { date: day.date, periods }]
  return { ...run, to: day.date, last: day, except }
}

function continues(run: Run, { date, entry, hours }: SpecialDate): boolean {
  const { last } = run
  if (dayAfter(last.date, 1) !== date || run.group !== entry.group) return false
  if (last.entry === entry) return true
  return (
    run.name === entry.name && samePeriods(run.periods, { periods: periodsOfDate({ date, hours }) })
  )
}

function periodsOfDate({ date, hours }: Pick<SpecialDate, 'date' | 'hours'>): readonly Period[] {
  const weekday = weekdayOf(date)
  return periodsOn({ hours: hours.map((each) => ({ ...each, weekday })) }, weekday)
}

/** In days; hours are known for a year of weekdays, with the special days entered so far. */
export const MAX_DAYS_AHEAD = 366

/** Returns the day a visitor requested if it is valid and not in the past; otherwise `null`. */
export function askedDay(text: string | undefined, today: string): string | null {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const isDay = !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && dayAfter(text, 0) === text
  return isDay && text >= today && text <= dayAfter(today, MAX_DAYS_AHEAD) ? text : null
}

/** Number of days searched for the next opening: locations close for a fortnight of special days at most. */
const DAYS_AHEAD = 15

/** Returns the next opening of a group after this day; `null` if there is none within two weeks. */
export function nextOpening(
  group: HoursGroup,
  date: string,
  specialDays: readonly SpecialDay[],
): { readonly weekday: Weekday; readonly start: number } | null {
  for (let count = 1; count <= DAYS_AHEAD; count++) {
    const { weekday, periods } = hoursOn(group, dayAfter(date, count), specialDays)
    const [first] = periods
    if (first) return { weekday, start: first.start }
  }
  return null
}

/** Formats an hour of the day: 18.5 is `6:30pm`, 24 is `12:00am`. */
export function hourText(hour: number, { timeOfDay }: SiteMessages): string {
  const minutes = Math.round(hour * 60)
  return timeOfDay(Math.floor(minutes / 60) % 24, minutes % 60)
}

/** Formats one weekday by its name, several as 'Tuesday to Friday' (specification section 9). */
export function weekdaysText(days: readonly Weekday[], words: SiteMessages): string {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return ''
  const { weekdays: names, fromTo } = words
  return first === last ? names[first] : fromTo(names[first], names[last])
}

/** Returns the hours of a group on a weekday, in order; adjacent or overlapping periods are merged. */
export function periodsOn(group: Pick<HoursGroup, 'hours'>, day: Weekday): readonly Period[] {
  const merged: Period[] = []
  const periods = group.hours
    .filter(({ weekday }) => weekday === day)
    .map((hours) => ({ start: hours.startHour, end: endOf(hours) }))
    .sort((a, b) => a.start - b.start)
  for (const period of periods) {
    const last = merged.at(-1)
    if (!last || period.start > last.end) merged.push(period)
    else merged[merged.length - 1] = { ...last, end: Math.max(last.end, period.end) }
  }
  return merged
}

/**
 * Returns the week of a group, including closed days. It starts on Sunday, or on the first later day that starts a new run: a
 * weekend with equal hours reads 'Saturday to Sunday', not as two rows.
 */
export function weekOf(group: HoursGroup): readonly WeekRow[] {
  const days = weekdays.map((weekday) => ({ weekday, periods: periodsOn(group, weekday) }))
  const change = days.findIndex(({ periods }, index) => !samePeriods(periods, days.at(index - 1)))
  // No change found: all days have equal hours.
  const first = Math.max(change, 0)
  const rows: WeekRow[] = []
  for (const { weekday, periods } of [...days.slice(first), ...days.slice(0, first)]) {
    const row = rows.at(-1)
    if (row && samePeriods(periods, row))
      rows[rows.length - 1] = { ...row, weekdays: [...row.weekdays, weekday] }
    else rows.push({ weekdays: [weekday], periods })
  }
  return rows
}

/**
 * Returns the special date of a group. An entry for one group overrides an entry for all. Changed opening times don't affect
 * services (arti), which have their own times; only a closed day cancels them.
 */
function specialDateOf(
  { name, kind }: HoursGroup,
  date: string,
  specialDays: readonly SpecialDay[],
): SpecialDate | undefined {
  const onDate = specialDatesOf(specialDays, { from: date, to: date })
  const ofAll = onDate.find(({ entry, hours }) => {
    return entry.group === null && (kind !== 'SERVICE' || hours.length === 0)
  })
  return onDate.find(({ entry }) => entry.group === name) ?? ofAll
}

function weekdayOf(date: string): Weekday {
  const weekday = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]
  if (weekday === undefined) throw new RangeError(`'${date}' is no day of the calendar`)
  return weekday
}

function samePeriods(
  periods: readonly Period[],
  other: { readonly periods: readonly Period[] } | undefined,
): boolean {
  return (
    periods.length === other?.periods.length &&
    periods.every(
      ({ start, end }, index) =>
        start === other.periods[index]?.start && end === other.periods[index]?.end,
    )
  )
}
