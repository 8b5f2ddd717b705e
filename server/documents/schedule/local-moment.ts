import { localTime, momentOf } from '#schema/entities/local-time'
import { ApiError } from '../../http/errors/api-error'

/** An argument that names a time of a location: `at`, `until`. */
interface LocalTime {
  readonly name: 'at' | 'until'
  readonly local: string
  readonly timeZone: string
}

/** How far ahead something can be planned. */
const MAX_AHEAD_MS = 2 * 366 * 24 * 3600 * 1000

/** The moment of a local time; refuses what is none, what the clocks leave out, what is past and what is too far ahead. */
export function readMoment({ name, local, timeZone }: LocalTime, now: Date): Date {
  const moment = momentOf(local, timeZone)
  if (moment === null)
    throw badTime(
      name,
      isTimeOfDay(local)
        ? `${words(local)} doesn’t exist in ${timeZone}: the clocks go forward then. Choose a time an hour later.`
        : `'${local.slice(0, 40)}' isn’t a date and time. Write it like 2026-11-08T06:00.`,
    )
  if (moment.getTime() <= now.getTime())
    throw badTime(
      name,
      `${words(local)} is in the past. It’s now ${words(localTime(now.toISOString(), timeZone))} in ${timeZone}. Choose a later time.`,
    )
  if (moment.getTime() - now.getTime() > MAX_AHEAD_MS)
    throw badTime(name, `${words(local)} is more than two years ahead. Choose an earlier time.`)
  return moment
}

/** Refuses an end that does not come after the beginning. */
export function checkOrder(at: Date, until: Date): void {
  if (until.getTime() > at.getTime()) return
  throw badTime(
    'until',
    'The page would be unpublished before it is published. Choose a later end.',
  )
}

/** Whether it would be a time in a zone whose clocks never change. */
function isTimeOfDay(local: string): boolean {
  return momentOf(local, 'UTC') !== null
}

function words(local: string): string {
  return local.replace('T', ', ')
}

function badTime(field: string, message: string): ApiError {
  return new ApiError('BAD_USER_INPUT', message, {
    issues: [{ block: '', field, rule: 'pattern', message }],
  })
}
