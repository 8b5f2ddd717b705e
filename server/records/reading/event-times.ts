import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import { events } from '../../database/tables'

const DAY_MS = 86_400_000

/** The condition that an event is not over at an instant. One without an end is over once it has begun; one of a whole day, when the day ends. */
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
 * When the first of them began. It says nothing new, but where lists in the order of time begin to read: not at the
 * thousands of events that are over.
 */
function firstStart(at: Date, lastDay: Date): SQL {
  // Behind `offset 0` PostgreSQL looks for the least among these by their end, not among all by their beginning.
  const toCome = sql`select e.starts_at from ${events} e where e.ends_at > ${at.toISOString()} offset 0`
  return sql`least(${lastDay.toISOString()}::timestamptz, (select min(starts_at) from (${toCome}) to_come))`
}
