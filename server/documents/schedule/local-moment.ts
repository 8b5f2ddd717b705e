import { type Refusal, refusalFor } from '#schema/api/refusals/refusals'
import { localTime, momentOf } from '#schema/entities/local-time'
import { type ApiError, badField } from '../../http/errors/api-error'

/** An argument with a local time of a location: `at` or `until`. */
interface LocalTime {
  readonly name: 'at' | 'until'
  readonly local: string
  readonly timeZone: string
}

/** Scheduling limit: two years, in milliseconds. */
const MAX_AHEAD_MS = 2 * 366 * 24 * 3600 * 1000

/** Converts a local time to a moment. Throws if it is invalid, skipped by a clock change, in the past or too far ahead. */
export function readMoment({ name, local, timeZone }: LocalTime, now: Date): Date {
  const moment = momentOf(local, timeZone)
  if (moment === null)
    throw badTime(
      name,
      isTimeOfDay(local)
        ? refusalFor('noSuchTime', { time: words(local), timeZone })
        : refusalFor('notATime', { given: local.slice(0, 40) }),
    )
  if (moment.getTime() <= now.getTime())
    throw badTime(
      name,
      refusalFor('pastTime', {
        time: words(local),
        now: words(localTime(now.toISOString(), timeZone)),
        timeZone,
      }),
    )
  if (moment.getTime() - now.getTime() > MAX_AHEAD_MS)
    throw badTime(name, refusalFor('farTime', { time: words(local) }))
  return moment
}

/** Throws if the end is not after the start. */
export function checkOrder(at: Date, until: Date): void {
  if (until.getTime() > at.getTime()) return
  throw badTime('until', refusalFor('endBeforeStart'))
}

/** Returns whether the text is a valid time in a zone without clock changes. */
function isTimeOfDay(local: string): boolean {
  return momentOf(local, 'UTC') !== null
}

function words(local: string): string {
  return local.replace('T', ', ')
}

function badTime(field: string, refusal: Refusal): ApiError {
  return badField(field, 'pattern', refusal)
}
