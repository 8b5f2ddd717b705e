/** Returns the end of a day in the browser's time zone as an instant; `null` for no day. */
export function endOfDay(day: string): string | null {
  const [year, month, date] = day.split('-').map(Number)
  if (!year || !month || !date) return null
  const end = new Date(year, month - 1, date + 1)
  return Number.isNaN(end.getTime()) ? null : end.toISOString()
}

/** Returns the last day before an instant, in the format of date inputs. */
export function dayBefore(instant: string): string {
  const moment = new Date(Date.parse(instant) - 1)
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
  return parts.map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0')).join('-')
}
