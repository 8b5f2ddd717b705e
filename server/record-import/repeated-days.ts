import { dayAfter } from '#schema/entities/special-days'

/** How an event repeats, of RRULE (RFC 5545) what calendars write. */
export interface Repetition {
  readonly every: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'
  readonly interval: number
  /** The number of repetitions; `null` for no limit. */
  readonly count: number | null
  /** The last day, `2026-12-31`. */
  readonly until: string | null
  /** `{ day: 0, nth: null }` for each Sunday, `{ day: 0, nth: -1 }` for the last of a month. */
  readonly weekdays: readonly { readonly day: number; readonly nth: number | null }[]
  readonly monthDays: readonly number[]
  /** From 1. */
  readonly months: readonly number[]
}

/** Days that are looked at: 60 years. A rule that never fits ends there. */
const MAX_DAYS = 22_000

/**
 * The days on which an event takes place, from its first. Day by day: however strange the rule, it takes as long as there are days.
 */
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
    // The first day counts even where the rule would leave it out.
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

/** Counted from the end where it is negative. */
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

/** Weeks begin on Monday. */
function weeksBetween(first: string, day: string): number {
  const monday = (partsOf(first).weekday + 6) % 7
  return Math.floor((daysBetween(first, day) + monday) / 7)
}
