import { z } from 'zod/mini'
import { type ApiClient, fetchQuery } from './fetch-query'
import { navigationLanguagesQuery } from './operations/collections'
import { everyLocation } from './pages'

const values = z.object({ language: z.string() })

/** The languages in which a location has a navigation. Failures are thrown as they came. */
export async function navigationLanguages(
  client: ApiClient,
  locationId: number,
): Promise<readonly string[]> {
  const locations = await everyLocation(client)
  const locationSlug = locations.find(({ id }) => id === locationId)?.slug ?? null
  const { records } = await fetchQuery(client, navigationLanguagesQuery, { locationSlug })
  return records.nodes.map((node) => values.parse(node.values).language)
}
