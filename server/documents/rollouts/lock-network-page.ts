import { refusalFor } from '#schema/api/refusals/refusals'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { Orm } from '../../database/orm'
import { idOf, inputId } from '../../graphql/operations/ids'
import { ApiError, notFound } from '../../http/errors/api-error'
import { can } from '../../people/access/can'
import type { Principal } from '../../people/access/principal'
import { type DocumentRow, differencesAt, documentFor } from '../document-row'
import { type OpenLocation, openLocations } from './rollout-rows'

/** Reads and locks a page of the network, if the principal may publish it. */
export async function lockNetworkPage(
  tx: Orm,
  principal: Principal,
  { id, language }: { readonly id: string; readonly language?: string | undefined },
): Promise<DocumentRow> {
  const document = await documentFor(tx, principal, { action: 'publish', language }, idOf(id))
  if (isNetworkPage(document)) return document
  throw new ApiError('BAD_USER_INPUT', refusalFor('notNetworkPage'))
}

export function isNetworkPage({ locationId, type }: DocumentRow): boolean {
  return locationId === DEFAULT_LOCATION_ID && type !== 'LAYOUT'
}

/** Reads open locations by their ids, if the principal may publish there. */
export async function namedLocations(
  tx: Orm,
  principal: Principal,
  ids: readonly string[],
): Promise<readonly OpenLocation[]> {
  const places = new Map((await openLocations(tx)).map((place) => [place.id, place]))
  const named = [...new Set(ids.map((id) => inputId(id, 'locationIds')))].map((id) => {
    const place = places.get(id)
    if (!place) throw notFound('location')
    return place
  })
  for (const { id, name } of named)
    if (!can(principal, 'publish', differencesAt({ locationId: id })))
      throw new ApiError('FORBIDDEN', refusalFor('cannotPublishAt', { name }))
  return named
}

/** Formats locations for the audit log: `3 of 100 locations: Leicester, Nairobi, Ottawa`. */
export function namesOf(places: readonly OpenLocation[], all: number): string {
  const names = places.slice(0, MAX_NAMES).map(({ name }) => name)
  const more = places.length > MAX_NAMES ? [`${places.length - MAX_NAMES} more`] : []
  return `${places.length} of ${all} locations: ${[...names, ...more].join(', ')}`
}

const MAX_NAMES = 100
