import { MESSAGE_LOCALE } from '../../messages/format'
import { t } from '../../messages/t'

/** Returns the label of a special day in lists: `Diwali · 8–12 Nov 2026`, `Christmas · 25 Dec, every year`. */
export function summaryOfDay(item: Readonly<Record<string, unknown>>): string {
  const { name, date, until, repeats } = item
  const title = typeof name === 'string' ? name.trim() : ''
  const days = daysText(dayOf(date), dayOf(until), repeats === 'YEARLY')
  return [title, days].filter(Boolean).join(' · ')
}

function daysText(first: Date | null, last: Date | null, isYearly: boolean): string {
  if (!first) return ''
  const format = new Intl.DateTimeFormat(MESSAGE_LOCALE, {
    ...{ timeZone: 'UTC', day: 'numeric', month: 'short' },
    ...(!isYearly && { year: 'numeric' }),
  })
  const text = last && last > first ? format.formatRange(first, last) : format.format(first)
  // `Intl` puts thin spaces around the dash; between two days of one month they are removed.
  const days = text.replace(/\s–\s/, ' – ').replace(/^(\d+) – (\d+) /, '$1–$2 ')
  return isYearly ? t('{days}, every year', { days }) : days
}

function dayOf(value: unknown): Date | null {
  const day = typeof value === 'string' ? new Date(`${value.slice(0, 10)}T00:00:00Z`) : null
  return day && !Number.isNaN(day.getTime()) ? day : null
}
