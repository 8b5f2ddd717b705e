import { eq } from 'drizzle-orm'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { Orm } from '../database/orm'
import { locations } from '../database/tables'

/** Who a mail is from: the network is called as its default location is. */
export async function siteNameOf(orm: Orm): Promise<string> {
  const [location] = await orm
    .select({ name: locations.name })
    .from(locations)
    .where(eq(locations.id, DEFAULT_LOCATION_ID))
  return location?.name ?? 'Toran'
}
