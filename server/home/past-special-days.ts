import { and, asc, inArray, ne, sql } from 'drizzle-orm'
import type { SpecialDay } from '#schema/entities/hours'
import { localTime } from '#schema/entities/local-time'
import { dayAfter, lastDateOf } from '#schema/entities/special-days'
import { locations } from '../database/tables'
import { managedLocations } from '../people/access/can'
import type { ReadContext } from '../records/reading/read-context'
import { MAX_PROBLEMS, type Problem } from './problem'

/** Days after which past special days are no longer listed. */
const KEPT_DAYS = 30

/** Finds past special days for people who manage the location: festivals that need their next date, and days to remove. */
export async function pastSpecialDays({
  orm,
  principal,
}: ReadContext): Promise<readonly Problem[]> {
  const managed = managedLocations(principal, 'location')
  if (managed.length === 0) return []
  const { id, name, timeZone, specialDays, status } = locations
  const rows = await orm
    .select({ id, name, timeZone, specialDays })
    .from(locations)
    .where(
      and(
        inArray(status, ['ACTIVE', 'INACTIVE']),
        ne(sql`${specialDays}::text`, '[]'),
        managed === 'ALL' ? undefined : inArray(id, [...managed]),
      ),
    )
    .orderBy(asc(name), asc(id))
  const now = new Date().toISOString()
  return rows
    .flatMap((row) => {
      const today = localTime(now, row.timeZone).slice(0, 10)
      return row.specialDays
        .filter((day) => isPast(day, today) && !hasLaterDate(row.specialDays, day))
        .map((day): Problem => {
          const last = lastDateOf(day) ?? day.date
          return {
            ...{
              kind: 'PAST_SPECIAL_DAY',
              key: `${row.id} ${day.date} ${day.group ?? ''} ${day.name}`,
            },
            ...{ documentId: null, language: null, block: null },
            ...{ locationId: row.id, locationName: row.name, title: day.name },
            detail: `${day.repeats === 'MOVES' ? 'MOVES' : 'OVER'} ${last}`,
          }
        })
    })
    .slice(0, MAX_PROBLEMS)
}

function isPast(day: SpecialDay, today: string): boolean {
  const last = lastDateOf(day)
  if (last === null) return false
  return day.repeats === 'MOVES' ? last < today : last < dayAfter(today, -KEPT_DAYS)
}

/** Returns whether the same festival already has a later date. */
function hasLaterDate(days: readonly SpecialDay[], { name, date, repeats }: SpecialDay): boolean {
  return repeats === 'MOVES' && days.some((other) => other.name === name && other.date > date)
}
