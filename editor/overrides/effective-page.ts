import { readContent } from '#schema/page/content'
import { placedPage } from '#schema/page/overrides/placed-page'
import { type ApiClient, fetchQuery } from '../api/fetch-query'
import type { DifferencePartsFragment, EffectivePageQuery } from '../api/operations/generated'
import { effectivePageQuery } from '../api/operations/overrides'
import type { PageSettings } from '../store/edits/edited-page'
import type { LocationDifference, NetworkPage } from '../store/location-version'

/** The location, page and language of a set of differences. */
export interface OverridePlace {
  readonly documentId: number
  readonly locationId: number
  readonly language: string
}

export type EffectivePage = NonNullable<EffectivePageQuery['effectivePage']>

/** Reads the page as a location shows it, bypassing all caches; `null` if it has no text there. Errors are thrown unchanged. */
export async function readEffectivePage(
  client: ApiClient,
  place: OverridePlace,
): Promise<EffectivePage | null> {
  return (await fetchQuery(client, effectivePageQuery, { ...place })).effectivePage
}

export function differencesOf({ differences }: Pick<EffectivePage, 'differences'>) {
  return differences.map(differenceOf)
}

/** Converts a difference. Block ids are text, even if they look like numbers. */
export function differenceOf(difference: DifferencePartsFragment): LocationDifference {
  const { blockId } = difference
  return { ...difference, blockId: blockId === null ? null : String(blockId) }
}

/** Returns the page's settings. Settings that a location can't override are the network's. */
export function settingsIn(
  { title, description, imageId }: EffectivePage['page'],
  { externalUrl, visibility }: PageSettings,
): PageSettings {
  return { title, description, imageId, externalUrl, visibility }
}

export function networkPageOf(
  { network, networkVersion }: Pick<EffectivePage, 'network' | 'networkVersion'>,
  settings: PageSettings,
): NetworkPage {
  const read = readWhole(network.content)
  const blocks = read.ok ? placedPage(read.content).blocks : new Map()
  return {
    settings: settingsIn(network, settings),
    blocks: new Map([...blocks].map(([id, { own }]) => [id, own])),
    version: networkVersion,
  }
}

/** Reads content without limits: the server enforces them. */
export function readWhole(content: unknown): ReturnType<typeof readContent> {
  return readContent(content, { blocks: Number.POSITIVE_INFINITY, depth: 100 })
}
