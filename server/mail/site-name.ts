import { eq } from 'drizzle-orm'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { Orm } from '../database/orm'
import { locations } from '../database/tables'

/** Returns the sender name of emails: the network has the name of its default location. */
export async function siteNameOf(orm: Orm): Promise<string> {
  const [location] = await orm
    .select({ name: locations.name })
    .from(locations)
    .where(eq(locations.id, DEFAULT_LOCATION_ID))
  return location?.name ?? 'Toran'
}
