import type { PublishedDocument } from './answers'
import { type ApiClient, fetchQuery, write } from './fetch-query'
import type {
  ImpactLocationsQuery,
  ImpactPageQuery,
  PublishImpactQuery,
  RolloutPartsFragment,
} from './operations/generated'
import {
  continueRolloutMutation,
  includeLocationsMutation,
  publishImpactQuery,
  publishToLocationsMutation,
  stopRolloutMutation,
  takeBackRolloutMutation,
  undoAtLocationsMutation,
} from './operations/rollouts'
import type { PublishedPart } from './publishing'

/** Queries and mutations of the rollout screens. Errors are thrown unchanged. */

export type PublishImpact = NonNullable<PublishImpactQuery['publishImpact']>
type Locations = NonNullable<ImpactLocationsQuery['publishImpact']>['locations']
export type LocationImpact = Locations['nodes'][number]
export type ImpactState = LocationImpact['state']
export type Rollout = RolloutPartsFragment
export type ImpactPage = NonNullable<ImpactPageQuery['impactPage']>

/** A page and the texts of it to publish. */
export interface ImpactTarget extends Pick<PublishedPart, 'language' | 'locationId'> {
  readonly documentId: number
}

/** Returns the effect of publishing the saved draft on locations; `null` if none is affected. */
export async function readImpact(
  client: ApiClient,
  target: ImpactTarget,
): Promise<PublishImpact | null> {
  const variables = { ...target, documentId: String(target.documentId) }
  return (await fetchQuery(client, publishImpactQuery, variables)).publishImpact
}

export interface Waves {
  readonly first: number
  readonly minutes: number
}

/** Choices made before a change is published. */
export interface LocationChoice {
  readonly leaveOut: readonly string[]
  readonly waves: Waves | null
}

interface Publishing extends LocationChoice, Pick<PublishedPart, 'language' | 'locationId'> {
  readonly expectedPublishedVersion: number | null
}

export async function publishToLocations(
  client: ApiClient,
  { id, expectedVersion }: { readonly id: number; readonly expectedVersion: number },
  publishing: Publishing,
): Promise<PublishedDocument> {
  const variables = { id: String(id), expectedVersion, ...publishing }
  return (await write(client, publishToLocationsMutation, variables)).publishToLocations.saved
}

export type RolloutStep = (client: ApiClient, documentId: string) => Promise<Rollout>

export function stopRollout({ id: rolloutId }: Rollout): RolloutStep {
  return async (client, documentId) =>
    (await write(client, stopRolloutMutation, { documentId, rolloutId })).stopRollout
}

export function continueRollout({ id: rolloutId }: Rollout): RolloutStep {
  return async (client, documentId) =>
    (await write(client, continueRolloutMutation, { documentId, rolloutId })).continueRollout
}

export function takeBackRollout({ id: rolloutId }: Rollout): RolloutStep {
  return async (client, documentId) =>
    (await write(client, takeBackRolloutMutation, { documentId, rolloutId })).takeBackRollout
}

export function undoAt({ id: rolloutId }: Rollout, locationIds: readonly string[]): RolloutStep {
  return async (client, documentId) =>
    (await write(client, undoAtLocationsMutation, { documentId, rolloutId, locationIds }))
      .undoAtLocations
}

export function includeAt(locationIds: readonly string[]): RolloutStep {
  return async (client, documentId) =>
    (await write(client, includeLocationsMutation, { documentId, locationIds })).includeLocations
}
