import { type ApiClient, fetchQuery, write } from './fetch-query'
import type {
  CopyLocationMutation,
  InheritingLocationsQuery,
  LocationListQuery,
  LocationMentionsQuery,
  NetworkSetupInput,
} from './operations/generated'
import { inheritingLocationsQuery, setUpNetworkMutation } from './operations/locations'
import { locationPagesQuery } from './operations/page-actions'

/** Queries and mutations of the location screens. Errors are thrown unchanged. */

export type ListedLocation = LocationListQuery['locations']['nodes'][number]
export type CopiedLocation = CopyLocationMutation['copyLocation']
export type LocationMention = LocationMentionsQuery['locationMentions'][number]
type InheritingLocations = InheritingLocationsQuery['inheritingLocations']

/** Returns the id of a location's own home page, published or not; `null` if it has none. */
export async function homePageOf(client: ApiClient, locationId: number): Promise<number | null> {
  const variables = { locationId: String(locationId) }
  const { documents } = await fetchQuery(client, locationPagesQuery, variables)
  const home = documents.nodes.find(({ topic }) => topic?.externalUrl === '/')
  return home?.id ?? null
}

/** Returns where else a network page is shown, fetched now; `null` if the page doesn't exist. */
export async function readInheriting(
  client: ApiClient,
  documentId: number,
): Promise<InheritingLocations | null> {
  const variables = { documentId: String(documentId) }
  const answer = await fetchQuery(client, inheritingLocationsQuery, variables, 'network-only')
  return answer.inheritingLocations
}

/** Creates the first location of an empty network. Errors are thrown unchanged. */
export async function setUpNetwork(
  client: ApiClient,
  input: NetworkSetupInput,
  idempotencyKey: string,
): Promise<void> {
  await write(client, setUpNetworkMutation, { input, idempotencyKey })
}
