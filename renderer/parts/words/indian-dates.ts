import type { SiteMessages } from './english'

/** Date patterns of Gujarati and Hindi: day first, no comma before the year. */
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

/** Returns a time format with a 12-hour clock, after the word for the part of the day. */
export function timeWith(partOfDay: (hour: number) => string): SiteMessages['timeOfDay'] {
  return (hour, minute) =>
    `${partOfDay(hour)} ${hour % 12 || 12}:${String(minute).padStart(2, '0')}`
}
