import type { ContentSource } from '#schema/api/content-source'
import { recordDefinition } from '#schema/records'
import type { RecordReference } from '#schema/site/page-record'

/** The sample record shown on a record page while the page is edited. */
export interface StandInRecord {
  readonly record: RecordReference
  readonly title: string
}

/**
 * Finds a sample record of a kind: the first upcoming one of the location's list, then of the whole network's, then any. `null`
 * if there is none.
 */
export async function findStandInRecord(
  source: Pick<ContentSource, 'records'>,
  kind: string,
  { locationSlug, now }: { readonly locationSlug: string; readonly now: string },
): Promise<StandInRecord | null> {
  for (const query of [{ locationSlug, from: now }, { from: now }, {}]) {
    const [first] = await source.records(kind, { ...query, first: 1 })
    if (!first) continue
    const { id, key, title } = first
    const isById = recordDefinition(kind).key === 'id'
    return { record: isById ? { kind, id } : { kind, slug: key }, title }
  }
  return null
}
