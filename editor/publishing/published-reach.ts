import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { ApiClient } from '../api/fetch-query'
import { type PageStep, publishPage } from '../api/publishing'
import {
  type ImpactTarget,
  type LocationChoice,
  type PublishImpact,
  publishToLocations,
  readImpact,
} from '../api/rollouts'
import type { Editing } from '../saving/editing'

/** What publishing a page of the network means for its locations. */
export interface PublishedReach {
  readonly impact: PublishImpact
  readonly target: ImpactTarget
}

/**
 * The locations that are chosen from before the open page is published; `null` where there is no choice: the page is no page of the
 * network, is new, or no other location is open.
 */
export async function reachOf(
  client: ApiClient,
  { document: { summary, item }, publishStep }: Editing,
  step: PageStep | undefined,
): Promise<PublishedReach | null> {
  const isAll = step === publishPage
  const isNetwork = summary.locationId === DEFAULT_LOCATION_ID && summary.type !== 'LAYOUT'
  // A step of a review, or a location's own version, has its own way.
  if (!isNetwork || publishStep || (step && !isAll)) return null
  const part = { language: item.language, locationId: String(item.locationId) }
  const target: ImpactTarget = { documentId: summary.id, ...(!isAll && part) }
  const impact = await readImpact(client, target)
  return !impact || impact.isNew || impact.counts.all === 0 ? null : { impact, target }
}

export interface ChosenReach extends PublishedReach {
  readonly choice: LocationChoice
}

/** Publishes to the chosen locations: a step like any other. */
export function stepTo({
  impact: { publishedVersion },
  target: { documentId: _, ...part },
  choice,
}: ChosenReach): PageStep {
  return (client, id, expectedVersion) =>
    publishToLocations(
      client,
      { id, expectedVersion },
      { ...part, ...choice, expectedPublishedVersion: publishedVersion },
    )
}
