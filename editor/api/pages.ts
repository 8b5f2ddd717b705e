import { LOCATIONS_AT_ONCE } from '#schema/api/opening'
import type { DocumentType } from '#schema/entities/statuses'
import type { LocationName } from './answers'
import { type ApiClient, fetchQuery } from './fetch-query'
import { locationNamesQuery } from './operations/documents'
import type { LocationNamesQuery } from './operations/generated'

/** What the page list and the editor ask the server for. Failures are thrown as they came. */

/** The kinds of documents that are pages. */
export const pageTypes = [
  'LAYOUT',
  'LOCATION',
  'PAGE',
  'SHARED',
  'TEMPLATE',
] as const satisfies readonly DocumentType[]
export type PageType = (typeof pageTypes)[number]

/** Every location, in any order; asked once. */
export async function everyLocation(client: ApiClient): Promise<readonly LocationName[]> {
  const all: LocationName[] = []
  let after: string | null = null
  do {
    const { locations }: LocationNamesQuery = await fetchQuery(
      client,
      locationNamesQuery,
      { first: LOCATIONS_AT_ONCE, after },
      'cache-first',
    )
    all.push(...locations.nodes)
    after = locations.pageInfo.hasNextPage ? locations.pageInfo.endCursor : null
  } while (after !== null)
  return all
}
