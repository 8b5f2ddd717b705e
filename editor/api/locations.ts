import type { Location } from '#schema/entities/location'
import { apolloContentSource } from './content-source'
import { type ApiClient, fetchQuery, write } from './fetch-query'
import type {
  ComingEventsQuery,
  CopyLocationMutation,
  CopyLocationMutationVariables,
  InheritingLocationsQuery,
  LocationListQuery,
  LocationListQueryVariables,
  LocationMentionsQuery,
  NetworkSetupInput,
} from './operations/generated'
import {
  comingEventsQuery,
  copyLocationMutation,
  inheritingLocationsQuery,
  locationListQuery,
  locationMentionsQuery,
} from './operations/locations'
import { setUpNetworkMutation } from './operations/network-setup'
import { locationPagesQuery } from './operations/page-actions'
import { everyLocation } from './pages'
import { type Plain, plainAnswer } from './plain-answer'

/** What the screens of locations ask the server for. Failures are thrown as they came. */

type LocationPart = Plain<LocationListQuery['locations']>
export type ListedLocation = LocationPart['nodes'][number]
export type CopiedLocation = Plain<CopyLocationMutation['copyLocation']>
export type LocationMention = Plain<LocationMentionsQuery['locationMentions']>[number]
type InheritingLocations = Plain<InheritingLocationsQuery['inheritingLocations']>
export type ComingEvents = Plain<ComingEventsQuery['allEvents']>

export async function searchLocations(
  client: ApiClient,
  variables: LocationListQueryVariables,
): Promise<LocationPart> {
  return plainAnswer((await fetchQuery(client, locationListQuery, variables)).locations)
}

/** A location by its id; `null` when there is none, or this user may not see it. */
export async function openLocation(client: ApiClient, id: number): Promise<Location | null> {
  const slug = (await everyLocation(client)).find((location) => location.id === id)?.slug
  return slug === undefined ? null : apolloContentSource(client).location(slug)
}

/** Makes a location after a model. The same key never makes two. */
export async function copyLocation(
  client: ApiClient,
  variables: CopyLocationMutationVariables,
): Promise<CopiedLocation> {
  const answer = plainAnswer((await write(client, copyLocationMutation, variables)).copyLocation)
  client.forgetAnswers()
  return answer
}

/** The id of a location's own home page, published or not; `null` when it has none. */
export async function homePageOf(client: ApiClient, locationId: number): Promise<number | null> {
  const variables = { locationId: String(locationId) }
  const { documents } = await fetchQuery(client, locationPagesQuery, variables)
  const home = documents.nodes.find(({ topic }) => topic?.externalUrl === '/')
  return home ? Number(home.id) : null
}

/** Where the texts of a location name another one. */
export async function readMentions(
  client: ApiClient,
  locationId: number,
): Promise<readonly LocationMention[]> {
  const variables = { locationId: String(locationId) }
  return plainAnswer((await fetchQuery(client, locationMentionsQuery, variables)).locationMentions)
}

/** Where else a page of the network is shown; `null` for a page that is not there. */
export async function readInheriting(
  client: ApiClient,
  documentId: number,
): Promise<InheritingLocations | null> {
  const variables = { documentId: String(documentId) }
  return plainAnswer(
    (await fetchQuery(client, inheritingLocationsQuery, variables)).inheritingLocations,
  )
}

/** The events of a location that are not over, the next hundred. */
export async function comingEvents(client: ApiClient, slug: string): Promise<ComingEvents> {
  const variables = { locationSlug: slug, from: new Date().toISOString() }
  return plainAnswer((await fetchQuery(client, comingEventsQuery, variables)).allEvents)
}

/** Names the first location of an empty network. Failures are thrown as they came. */
export async function setUpNetwork(
  client: ApiClient,
  input: NetworkSetupInput,
  idempotencyKey: string,
): Promise<void> {
  await write(client, setUpNetworkMutation, { input, idempotencyKey })
}
