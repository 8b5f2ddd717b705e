import { inArray } from 'drizzle-orm'
import type { Orm } from '../database/orm'
import { locations } from '../database/tables'
import { noSuchLocation } from '../http/errors/api-error'

/** Refuses what names a location that does not exist; `null` is every location. */
export async function checkLocations(tx: Orm, named: readonly (number | null)[]): Promise<void> {
  const ids = [...new Set(named.filter((id) => id !== null))]
  if (ids.length === 0) return
  const known = await tx
    .select({ id: locations.id })
    .from(locations)
    .where(inArray(locations.id, ids))
  const missing = ids.find((id) => !known.some((location) => location.id === id))
  if (missing !== undefined) throw noSuchLocation(missing)
}
