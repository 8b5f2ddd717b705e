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

/** Effect of publishing a network page on its locations. */
export interface PublishedReach {
  readonly impact: PublishImpact
  readonly target: ImpactTarget
}

/**
 * Returns the locations to choose from before the open page is published; `null` if there is no choice: the page isn't a network
 * page, is new, or no other location is open.
 */
export async function reachOf(
  client: ApiClient,
  { document: { summary, item }, publishStep }: Editing,
  step: PageStep | undefined,
): Promise<PublishedReach | null> {
  const isAll = step === publishPage
  const isNetwork = summary.locationId === DEFAULT_LOCATION_ID && summary.type !== 'LAYOUT'
  // Review steps and a location's own version are handled separately.
  if (!isNetwork || publishStep || (step && !isAll)) return null
  const part = { language: item.language, locationId: String(item.locationId) }
  const target: ImpactTarget = { documentId: summary.id, ...(!isAll && part) }
  const impact = await readImpact(client, target)
  return !impact || impact.isNew || impact.counts.all === 0 ? null : { impact, target }
}

export interface ChosenReach extends PublishedReach {
  readonly choice: LocationChoice
}

/** Returns the step that publishes to the chosen locations. */
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
