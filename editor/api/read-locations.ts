import { compareNames } from '#schema/messages/format'
import type { LocationName } from './answers'
import type { ApiClient } from './fetch-query'
import { everyLocation } from './pages'

/** Every location, in the order of the names: the first comparison of names takes a browser 6 ms, so what opens a page asks for any order. */
export async function readLocations(client: ApiClient): Promise<readonly LocationName[]> {
  const all = await everyLocation(client)
  return all.toSorted((a, b) => compareNames(a.name, b.name))
}
