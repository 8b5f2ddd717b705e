import type { SpecialDay } from './hours'

/** Maximum number of days of an entry, for example a year of renovation. */
export const MAX_SPECIAL_DAYS_IN_ROW = 366

/** One date of an entry, with its hours. */
export interface SpecialDate {
  /** Local date, `2026-12-25`. */
  readonly date: string
  readonly entry: SpecialDay
  readonly hours: SpecialDay['hours']
}

/**
 * Returns the dates of special days within a range (inclusive), in order. If two entries apply to the same group and date, the
 * shorter one wins, then the one for that year only, then the first in the list. A location's own entry overrides the network's.
 */
export function specialDatesOf(
  days: readonly SpecialDay[],
  { from, to }: { readonly from: string; readonly to: string },
): readonly SpecialDate[] {
  const found = new Map<string, SpecialDate>()
  const own = new Set(
    days
      .filter(({ ofNetwork }) => !ofNetwork)
      .flatMap((entry) => datesBetween(entry, { from, to }).map(({ date }) => date)),
  )
  for (const entry of days.toSorted((a, b) => lengthOf(a) - lengthOf(b) || compareRepeats(a, b)))
    for (const { date, hours } of datesBetween(entry, { from, to })) {
      if (entry.ofNetwork && own.has(date)) continue
      const key = `${date} ${entry.group ?? ''}`
      if (!found.has(key)) found.set(key, { date, entry, hours })
    }
  return [...found.values()].sort(
    (a, b) => compare(a.date, b.date) || compare(a.entry.group ?? '', b.entry.group ?? ''),
  )
}

/** Returns a location's special days with those for all locations, which are stored at the default one. */
export function withNetworkDays(
  own: readonly SpecialDay[],
  ofDefaultLocation: readonly SpecialDay[],
): SpecialDay[] {
  return [...own, ...ofDefaultLocation.filter(({ ofNetwork }) => ofNetwork)]
}

/** Returns the last valid day of an entry; `null` if it repeats every year. */
export function lastDateOf({ date, until, repeats }: SpecialDay): string | null {
  if (repeats === 'YEARLY') return null
  return until !== undefined && until > date ? until : date
}

/** Calendar days have no time zone: computing in UTC avoids losing one when clocks change. */
export function dayAfter(date: string, count: number): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + count)
  return day.toISOString().slice(0, 'yyyy-mm-dd'.length)
}

interface Dates {
  readonly date: string
  readonly hours: SpecialDay['hours']
}

function datesBetween(
  entry: SpecialDay,
  { from, to }: { readonly from: string; readonly to: string },
): readonly Dates[] {
  return occurrencesOf(entry, { from, to }).flatMap(({ date, until, except = [], hours }) => {
    const last = until === undefined || until < date ? date : until
    const first = date < from ? from : date
    const dates: Dates[] = []
    for (let each = first; each <= last && each <= to; each = dayAfter(each, 1))
      dates.push({ date: each, hours: except.find((day) => day.date === each)?.hours ?? hours })
    return dates
  })
}

/** Returns an entry's occurrence in each relevant year; only itself if it doesn't repeat. */
function occurrencesOf(
  entry: SpecialDay,
  { from, to }: { readonly from: string; readonly to: string },
): readonly SpecialDay[] {
  if (entry.repeats !== 'YEARLY') return [entry]
  const first = yearOf(entry.date)
  const occurrences: SpecialDay[] = []
  // An occurrence that started in the previous year may extend into this one.
  for (let year = Math.max(first, yearOf(from) - 1); year <= yearOf(to); year++) {
    const moved = inLaterYear(entry, year - first)
    if (moved) occurrences.push(moved)
  }
  return occurrences
}

/** Returns an entry moved by some years; `null` if its first day doesn't exist in that year (29 February). */
function inLaterYear(entry: SpecialDay, years: number): SpecialDay | null {
  const date = addYears(entry.date, years)
  if (date === null) return null
  const { until, except = [] } = entry
  return {
    ...entry,
    date,
    ...(until !== undefined && { until: addYears(until, years) ?? `${yearOf(date)}-02-28` }),
    except: except.flatMap((day) => {
      const moved = addYears(day.date, years)
      return moved === null ? [] : [{ ...day, date: moved }]
    }),
  }
}

/** `null` if the day doesn't exist (29 February). */
function addYears(date: string, years: number): string | null {
  const later = `${String(yearOf(date) + years).padStart(4, '0')}${date.slice('yyyy'.length)}`
  return dayAfter(later, 0) === later ? later : null
}

function lengthOf({ date, until = date }: SpecialDay): number {
  return Math.max(0, (Date.parse(until) - Date.parse(date)) / 86_400_000)
}

function compareRepeats(a: SpecialDay, b: SpecialDay): number {
  return Number(a.repeats === 'YEARLY') - Number(b.repeats === 'YEARLY')
}

function yearOf(date: string): number {
  return Number(date.slice(0, 'yyyy'.length))
}

function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b)
}
