import { LOCAL_TIME, localTime, momentOf } from '#schema/entities/local-time'
import type { CheckIssue } from '#schema/fields/field'
import { broken } from '#schema/fields/messages'
import { storedIssue } from '#schema/records/messages/stored-messages'

/** Formats a stored instant for a form; empty for `null`. */
export function shownTime(moment: Date | string | null, timeZone: string): string {
  if (moment === null) return ''
  return localTime(typeof moment === 'string' ? moment : moment.toISOString(), timeZone)
}

/**
 * Converts an entered time to the instant to store; `null` if empty. An unchanged time keeps its seconds, and its offset in the
 * hour that is repeated when clocks go back.
 */
export function storedTime(
  entered: string,
  timeZone: string,
  before: Date | string | null = null,
): Date | null {
  if (entered === '') return null
  if (before !== null && shownTime(before, timeZone) === entered) return new Date(before)
  const moment = momentOf(entered, timeZone)
  if (!moment) throw new Error(`'${entered}' is no time in ${timeZone}, and was not refused`)
  return moment
}

/** Returns issues for an end before its start; empty and malformed times are checked elsewhere. */
export function timeIssues(
  times: {
    readonly path: string
    readonly from: string
    readonly to: string
    readonly until: string
  },
  timeZone: string,
): CheckIssue[] {
  const { path, from, to, until } = times
  const start = momentOf(from, timeZone)
  const end = momentOf(until, timeZone)
  const issues: CheckIssue[] = []
  if (isTime(from) && !start) issues.push(noTime(path, from, timeZone))
  if (isTime(until) && !end) issues.push(noTime(to, until, timeZone))
  if (start && end && end < start) issues.push({ path: to, ...broken('min', { unit: 'start' }) })
  return issues
}

const FORM = new RegExp(`^${LOCAL_TIME}$`)

function isTime(entered: string): boolean {
  return FORM.test(entered)
}

function noTime(path: string, entered: string, timeZone: string): CheckIssue {
  return storedIssue(path, 'timeSkipped', { time: entered.replace('T', ' '), timeZone })
}
