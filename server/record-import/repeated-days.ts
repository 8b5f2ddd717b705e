import { dayAfter } from '#schema/entities/special-days'

/** The repetition of an event: the part of RRULE (RFC 5545) that calendars use. */
export interface Repetition {
  readonly every: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'
  readonly interval: number
  /** Number of repetitions; `null` for no limit. */
  readonly count: number | null
  /** The last date, `2026-12-31`. */
  readonly until: string | null
  /** `{ day: 0, nth: null }` for each Sunday, `{ day: 0, nth: -1 }` for the last of a month. */
  readonly weekdays: readonly { readonly day: number; readonly nth: number | null }[]
  readonly monthDays: readonly number[]
  /** Counted from 1. */
  readonly months: readonly number[]
}

/** Maximum number of days checked (60 years), for rules that never match. */
const MAX_DAYS = 22_000

/** Returns the dates of a repeated event. Checks day by day, so that the time is bounded for any rule. */
export function repeatedDays(
  rule: Repetition,
  {
    first,
    from,
    to,
    most,
  }: {
    readonly first: string
    readonly from: string
    readonly to: string
    readonly most: number
  },
): readonly string[] {
  const found: string[] = []
  let count = 0
  let day = first
  for (let looked = 0; looked < MAX_DAYS && day <= to && found.length < most; looked += 1) {
    if (rule.until !== null && day > rule.until) break
    // The first date counts even if it doesn’t match the rule.
    if (day === first || fits(rule, first, day)) {
      if (rule.count !== null && count >= rule.count) break
      count += 1
      if (day >= from) found.push(day)
    }
    day = dayAfter(day, 1)
  }
  return found
}

function fits(rule: Repetition, first: string, day: string): boolean {
  const [begin, date] = [partsOf(first), partsOf(day)]
  const isMonth = rule.months.length === 0 || rule.months.includes(date.month)
  if (!isMonth) return false
  switch (rule.every) {
    case 'DAILY':
      return (
        daysBetween(first, day) % rule.interval === 0 &&
        isWeekday(rule, date) &&
        (rule.monthDays.length === 0 || isMonthDay(rule, date))
      )
    case 'WEEKLY':
      return weeksBetween(first, day) % rule.interval === 0 && isWeekday(rule, date, begin.weekday)
    case 'MONTHLY': {
      const months = (date.year - begin.year) * 12 + date.month - begin.month
      return months % rule.interval === 0 && isDayOfMonth(rule, begin, date)
    }
    case 'YEARLY': {
      if ((date.year - begin.year) % rule.interval !== 0) return false
      const isOwnMonth = rule.months.length > 0 || date.month === begin.month
      return isOwnMonth && isDayOfMonth(rule, begin, date)
    }
  }
}

interface DateParts {
  readonly year: number
  readonly month: number
  readonly date: number
  /** 0 for Sunday. */
  readonly weekday: number
  readonly daysInMonth: number
}

function partsOf(day: string): DateParts {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return {
    ...{ year, month, date },
    weekday: new Date(Date.UTC(year, month - 1, date)).getUTCDay(),
    daysInMonth: new Date(Date.UTC(year, month, 0)).getUTCDate(),
  }
}

function isWeekday({ weekdays }: Repetition, { weekday }: DateParts, other?: number): boolean {
  if (weekdays.length === 0) return other === undefined || weekday === other
  return weekdays.some(({ day }) => day === weekday)
}

function isDayOfMonth(rule: Repetition, begin: DateParts, date: DateParts): boolean {
  if (rule.monthDays.length > 0) return isMonthDay(rule, date) && isWeekday(rule, date)
  if (rule.weekdays.length === 0) return date.date === begin.date
  return rule.weekdays.some(({ day, nth }) => day === date.weekday && isNth(nth, date))
}

/** Returns whether the day of the month matches; negative numbers count from the end. */
function isMonthDay({ monthDays }: Repetition, { date, daysInMonth }: DateParts): boolean {
  return monthDays.some((day) => (day > 0 ? day : daysInMonth + 1 + day) === date)
}

function isNth(nth: number | null, { date, daysInMonth }: DateParts): boolean {
  if (nth === null) return true
  return nth > 0 ? Math.ceil(date / 7) === nth : Math.ceil((daysInMonth - date + 1) / 7) === -nth
}

function daysBetween(first: string, day: string): number {
  return Math.round((Date.parse(day) - Date.parse(first)) / 86_400_000)
}

/** Returns the number of weeks between dates; weeks start on Monday. */
function weeksBetween(first: string, day: string): number {
  const monday = (partsOf(first).weekday + 6) % 7
  return Math.floor((daysBetween(first, day) + monday) / 7)
}
