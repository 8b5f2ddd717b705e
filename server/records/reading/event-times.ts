import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import { events } from '../../database/tables'

const DAY_MS = 86_400_000

/**
 * Condition that an event is not over at an instant. An event without an end is over once it has started; an all-day event, at
 * the end of the day.
 */
export function isNotOver(at: Date): SQL | undefined {
  const lastDay = new Date(at.getTime() - DAY_MS)
  const { startsAt, endsAt, allDay } = events
  return and(
    sql`${startsAt} >= ${firstStart(at, lastDay)}`,
    or(
      gt(endsAt, at),
      and(isNull(endsAt), gt(startsAt, at)),
      and(isNull(endsAt), eq(allDay, true), gt(startsAt, lastDay)),
    ),
  )
}

/**
 * Start of the earliest event that isn’t over. Redundant, but lets lists sorted by time skip thousands of past events in the
 * index.
 */
function firstStart(at: Date, lastDay: Date): SQL {
  // `offset 0` makes PostgreSQL search these by end time, instead of all events by start time.
  const toCome = sql`select e.starts_at from ${events} e where e.ends_at > ${at.toISOString()} offset 0`
  return sql`least(${lastDay.toISOString()}::timestamptz, (select min(starts_at) from (${toCome}) to_come))`
}
