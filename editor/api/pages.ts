import { LOCATIONS_PAGE_SIZE } from '#schema/api/opening'
import type { DocumentType } from '#schema/entities/statuses'
import type { LocationName } from './answers'
import { type ApiClient, fetchQuery } from './fetch-query'
import { locationNamesQuery } from './operations/documents'
import type { LocationNamesQuery } from './operations/generated'

/** Queries of the page list and the editor. Errors are thrown unchanged. */

/** Document types that are pages. */
export const pageTypes = [
  'LAYOUT',
  'LOCATION',
  'PAGE',
  'SHARED',
  'TEMPLATE',
] as const satisfies readonly DocumentType[]
export type PageType = (typeof pageTypes)[number]

/** Returns all locations, unsorted; requested only once. */
export async function everyLocation(client: ApiClient): Promise<readonly LocationName[]> {
  const all: LocationName[] = []
  let after: string | null = null
  do {
    const { locations }: LocationNamesQuery = await fetchQuery(
      client,
      locationNamesQuery,
      { first: LOCATIONS_PAGE_SIZE, after },
      'cache-first',
    )
    all.push(...locations.nodes)
    after = locations.pageInfo.hasNextPage ? locations.pageInfo.endCursor : null
  } while (after !== null)
  return all
}
