import type ICAL from 'ical.js'
import { type Refusal, refusalFor } from '#schema/api/refusals/refusals'
import type { Repetition } from './repeated-days'

const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const SUPPORTED_PARTS = new Set(['BYDAY', 'BYMONTHDAY', 'BYMONTH'])
const MAX_NUMBER = 1_000

/** Parses an RRULE; returns the reason if it isn’t supported. */
export function readRepetition(rule: ICAL.Recur): Repetition | Refusal {
  const every = FREQUENCIES.find((each) => each === rule.freq)
  if (!every) return refusalFor('repeatsWithinDay')
  const { parts } = rule
  const other = Object.keys(parts).find((name) => !SUPPORTED_PARTS.has(name))
  if (other !== undefined) return refusalFor('repeatsByPart', { part: other })
  const weekdays = (parts.BYDAY ?? []).flatMap((value) => {
    const [, nth, name = ''] = /^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)$/.exec(String(value)) ?? []
    const day = WEEKDAYS.indexOf(name)
    return day < 0 ? [] : [{ day, nth: nth === undefined ? null : Number(nth) }]
  })
  if (every === 'YEARLY' && weekdays.some(({ nth }) => nth !== null) && !parts.BYMONTH)
    return refusalFor('repeatsByWeekdayOfYear')
  return {
    ...{ every, weekdays },
    interval: Math.min(Math.max(rule.interval, 1), MAX_NUMBER),
    count: rule.count ?? null,
    until: rule.until ? rule.until.toString().slice(0, 10) : null,
    monthDays: numbersOf(parts.BYMONTHDAY),
    months: numbersOf(parts.BYMONTH),
  }
}

function numbersOf(values: readonly unknown[] = []): readonly number[] {
  return values.map(Number).filter(Number.isSafeInteger)
}
