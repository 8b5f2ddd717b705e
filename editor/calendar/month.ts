import { formatDate } from '#schema/messages/format'

/**
 * Days and months of the calendar as text: `2026-11-08`, `2026-11`. A day is represented by noon in UTC, so that clock changes
 * don't affect it.
 */

const DAY_MS = 24 * 3600 * 1000

/** Returns the month of a query, or the current one if it is invalid. */
export function monthOf(text: string, now: Date): string {
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) ? text : now.toISOString().slice(0, 7)
}

/** Returns the month `count` months later. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1, 12)).toISOString().slice(0, 7)
}

/** Returns the days of all weeks that overlap the month, from Monday to Sunday. */
export function daysShown(month: string): readonly string[] {
  const first = noonOf(`${month}-01`)
  const last = noonOf(`${monthAfter(month, 1)}-01`).getTime() - DAY_MS
  const start = first.getTime() - mondayBased(first) * DAY_MS
  const end = last + (6 - mondayBased(new Date(last))) * DAY_MS
  const count = Math.round((end - start) / DAY_MS) + 1
  return Array.from({ length: count }, (_, day) =>
    new Date(start + day * DAY_MS).toISOString().slice(0, 10),
  )
}

/** Formats a month: `November 2026`. */
export function formatMonth(month: string): string {
  return words(`${month}-01`, { month: 'long', year: 'numeric' })
}

/** Formats a day: `Sunday, 8 November`. */
export function formatDay(day: string): string {
  return words(day, { weekday: 'long', day: 'numeric', month: 'long' })
}

/** Formats the weekday of a column heading: `Mon`. Each day also has its full name for screen reader users. */
export function formatWeekday(day: string): string {
  return words(day, { weekday: 'short' })
}

/**
 * Returns the range to query for the displayed days: a location's day may begin and end up to 14 hours before or after the UTC
 * day.
 */
export function rangeOf(days: readonly string[]): { readonly from: string; readonly to: string } {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return {
    from: new Date(noonOf(first).getTime() - DAY_MS - DAY_MS / 2).toISOString(),
    to: new Date(noonOf(last).getTime() + DAY_MS + DAY_MS / 2).toISOString(),
  }
}

function mondayBased(day: Date): number {
  return (day.getUTCDay() + 6) % 7
}

function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}

function words(day: string, options: Intl.DateTimeFormatOptions): string {
  return formatDate(noonOf(day), { ...options, timeZone: 'UTC' })
}
