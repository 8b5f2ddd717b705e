import type { RawProps } from '#schema/block/block'
import { type Weekday, weekday, weekdays } from '#schema/entities/statuses'
import { formatDate, formatDetails } from '#schema/messages/format'
import { isPlainObject } from '../../form/values'

/** A stored group of opening times; unknown keys are kept. */
export interface WeekGroup extends RawProps {
  readonly hours: readonly Period[]
}
/** A stored period between two hours of a weekday. */
export interface Period extends RawProps {
  readonly weekday: Weekday
}

/**
 * Returns the stored groups of an hours JSON (specification section 3, Hours group); `null` if a week can't represent everything,
 * so that it is edited as JSON without loss.
 */
export function readWeek(json: string): readonly WeekGroup[] | null {
  if (json.trim() === '') return []
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return null
  }
  const groups: readonly unknown[] = Array.isArray(value) ? value : [value]
  return groups.every(isGroup) ? groups : null
}

export function writeWeek(groups: readonly WeekGroup[]): string {
  return groups.length === 0 ? '' : JSON.stringify(groups)
}

/** Returns the periods of a day in stored order, with their index in the group. */
export function periodsOn(group: WeekGroup, day: Weekday): readonly (readonly [number, Period])[] {
  return [...group.hours.entries()].filter(([, period]) => period.weekday === day)
}

/** Returns the group with a further period on a day: nine to five, or the rest of a day that already has one. */
export function withPeriod(group: WeekGroup, day: Weekday): WeekGroup {
  const isFirst = periodsOn(group, day).length === 0
  const [startHour, endHour] = isFirst ? [9, 17] : [18, 20]
  return { ...group, hours: [...group.hours, { weekday: day, startHour, endHour }] }
}

export function withoutPeriod(group: WeekGroup, index: number): WeekGroup {
  return { ...group, hours: group.hours.toSpliced(index, 1) }
}

export function withHour(
  group: WeekGroup,
  index: number,
  change: { readonly startHour?: unknown; readonly endHour?: unknown },
): WeekGroup {
  return {
    ...group,
    hours: group.hours.map((period, at) => (at === index ? { ...period, ...change } : period)),
  }
}

/** Returns the group with one day's times copied to other days. */
export function copiedTo(
  targets: readonly Weekday[],
  { group, day }: { readonly group: WeekGroup; readonly day: Weekday },
): WeekGroup {
  const kept = group.hours.filter((period) => !targets.includes(period.weekday))
  const copies = targets.flatMap((target) =>
    // An id identifies one period, so copies get none.
    periodsOn(group, day).map(([, { id: _, ...period }]) => ({ ...period, weekday: target })),
  )
  return { ...group, hours: [...kept, ...copies] }
}

/** Returns the open days of a group: `Mon–Fri, Sun`; empty if it is closed all week. */
export function openDays(group: WeekGroup): string {
  const open = WEEK.map((day) => periodsOn(group, day).length > 0)
  const runs: string[] = []
  for (let from = 0; from < WEEK.length; from += 1) {
    if (!open[from]) continue
    let until = from
    while (open[until + 1]) until += 1
    const [first, last] = [shortDay(WEEK[from]), shortDay(WEEK[until])]
    runs.push(until - from < 2 ? formatDetails(new Set([first, last])) : `${first}–${last}`)
    from = until
  }
  return formatDetails(runs)
}

/** Weekdays in display order, from Monday. */
const WEEK: readonly Weekday[] = [...weekdays.slice(1), ...weekdays.slice(0, 1)]

export function shortDay(day: Weekday | undefined = 'MONDAY'): string {
  // 1 January 2023 was a Sunday.
  const date = new Date(Date.UTC(2023, 0, 1 + weekdays.indexOf(day)))
  return formatDate(date, { weekday: 'short', timeZone: 'UTC' })
}

/** Returns a new group with an unused id. */
export function newGroup(groups: readonly WeekGroup[]): WeekGroup {
  const taken = groups.map(({ id }) => Number(id)).filter(Number.isFinite)
  return { id: Math.max(0, ...taken) + 1, name: '', hours: [] }
}

/**
 * Converts a stored hour (6, 6.5 or '6:30') to the format of time inputs: `06:30`. Midnight at the end of a day becomes `00:00`.
 */
export function timeOf(hour: unknown): string {
  const [hours, minutes = 0] = String(hour).split(':').map(Number)
  if (hours === undefined || !Number.isFinite(hours + minutes)) return ''
  const total = Math.round(hours * 60 + minutes) % (24 * 60)
  return `${two(Math.floor(total / 60))}:${two(total % 60)}`
}

/** Converts a time to its stored form: a number for a full hour, otherwise text such as `6:30`. */
export function hourOf(time: string, isEnd: boolean): number | string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  if (isEnd && hours === 0 && minutes === 0) return 24
  return minutes === 0 ? hours : `${hours}:${two(minutes)}`
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

function isGroup(value: unknown): value is WeekGroup {
  return (
    isPlainObject(value) &&
    Array.isArray(value.hours) &&
    value.hours.every(
      (period) => isPlainObject(period) && weekday.safeParse(period.weekday).success,
    )
  )
}
