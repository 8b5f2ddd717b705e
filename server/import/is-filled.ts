import { eq } from 'drizzle-orm'
import type { Orm } from '../database/orm'
import { locations, settings } from '../database/tables'

/** Whether a database has content, its own or the sample's. */
export async function isFilled(orm: Orm): Promise<boolean> {
  const [loaded] = await orm.select().from(settings).where(eq(settings.key, 'sample'))
  const [location] = await orm.select({ id: locations.id }).from(locations).limit(1)
  return loaded !== undefined || location !== undefined
}
