import { asc, count, eq, min, type SQL } from 'drizzle-orm'
import type { Orm } from '../database/orm'
import { feedback, locations } from '../database/tables'

/** The number of messages of a kind at a location. */
interface LocationMessages {
  readonly locationId: number
  readonly locationName: string
  readonly messages: number
  /** Time of the oldest message. */
  readonly since: Date
}

/** Counts the messages that match the condition, for the first `limit` locations by name. */
export async function messagesByLocation(
  orm: Orm,
  condition: SQL | undefined,
  limit: number,
): Promise<readonly LocationMessages[]> {
  const rows = await orm
    .select({
      locationId: locations.id,
      locationName: locations.name,
      messages: count(),
      since: min(feedback.createdAt),
    })
    .from(feedback)
    .innerJoin(locations, eq(locations.id, feedback.locationId))
    .where(condition)
    .groupBy(locations.id)
    .orderBy(asc(locations.name), asc(locations.id))
    .limit(limit)
  return rows.map(({ since, ...row }) => {
    if (!since) throw new Error(`Location ${row.locationId} has messages of no time`)
    return { ...row, since }
  })
}
