import type { Orm } from '../database/orm'
import { locations } from '../database/tables'

/** Returns whether a database has content: every network has a default location. */
export async function isFilled(orm: Orm): Promise<boolean> {
  const [location] = await orm.select({ id: locations.id }).from(locations).limit(1)
  return location !== undefined
}
