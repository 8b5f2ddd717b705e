import { localTime, momentOf } from '#schema/entities/local-time'
import type { PageContext } from '#schema/site/page-context'

const DAY_MS = 24 * 60 * 60 * 1000

/** The target of a countdown: its time, and the number of midnights until its day in the location's time zone. */
export interface Target {
  /** ISO 8601. */
  readonly moment: string
  readonly days: number
}

/** Returns the target; `null` for a text without a date. A time skipped by daylight saving counts as noon of its day. */
export function targetOf(local: string, page: PageContext): Target | null {
  const { timeZone } = page.location
  const day = local.slice(0, '2026-11-20'.length)
  const moment = momentOf(local, timeZone) ?? momentOf(`${day}T12:00`, timeZone)
  if (!moment) return null
  const today = page.today ?? localTime(page.now, timeZone).slice(0, day.length)
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS)
  return { moment: moment.toISOString(), days }
}
