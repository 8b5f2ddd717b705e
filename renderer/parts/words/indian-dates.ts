import type { SiteMessages } from './english'

/** Dates as Gujarati and Hindi both write them: the day first, no comma before the year. */
export const INDIAN_DAYS: SiteMessages['days'] = {
  full: ({ weekday, month, day, year }) => `${weekday}, ${day} ${month} ${year}`,
  article: ({ weekday, month, day, year }) => `${weekday}, ${day} ${month} ${year}`,
  long: ({ weekday, month, day }) => `${weekday}, ${day} ${month}`,
  date: ({ month, day, year }) => `${day} ${month} ${year}`,
  dayOfMonth: ({ month, day }) => `${day} ${month}`,
  monthOfYear: ({ month, year }) => `${month} ${year}`,
  month: ({ shortMonth }) => shortMonth,
  weekday: ({ shortWeekday }) => shortWeekday,
  day: ({ day }) => day,
}

/** A time on the clock of twelve hours, after the word for its part of the day. */
export function timeWith(partOfDay: (hour: number) => string): SiteMessages['timeOfDay'] {
  return (hour, minute) =>
    `${partOfDay(hour)} ${hour % 12 || 12}:${String(minute).padStart(2, '0')}`
}
