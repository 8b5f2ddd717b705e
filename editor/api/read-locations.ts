import { compareNames } from '#schema/messages/format'
import type { LocationName } from './answers'
import type { ApiClient } from './fetch-query'
import { everyLocation } from './pages'

/**
 * Returns all locations sorted by name. Opening a page uses the unsorted list, because the first comparison of names takes a
 * browser 6 ms.
 */
export async function readLocations(client: ApiClient): Promise<readonly LocationName[]> {
  const all = await everyLocation(client)
  return all.toSorted((a, b) => compareNames(a.name, b.name))
}
