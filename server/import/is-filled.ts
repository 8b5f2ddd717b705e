import type { Orm } from '../database/orm'
import { locations } from '../database/tables'

/** Whether a database has content: there is always a location that the others fall back to. */
export async function isFilled(orm: Orm): Promise<boolean> {
  const [location] = await orm.select({ id: locations.id }).from(locations).limit(1)
  return location !== undefined
}
