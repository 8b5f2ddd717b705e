import type { ContentSource } from '#schema/api/content-source'
import { recordDefinition } from '#schema/records'
import type { RecordReference } from '#schema/site/page-record'

/** A record that a record page is shown with while it is edited. */
export interface StandInRecord {
  readonly record: RecordReference
  readonly title: string
}

/**
 * The record that stands in for all others of its kind: the first of the location's list that is not over, of the whole
 * network's, or any. `null` when there is none at all.
 */
export async function standInRecord(
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
