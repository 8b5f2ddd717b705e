import type { ContentSource } from '#schema/api/content-source'
import type { RecordSummary } from '#schema/records/record-summary'
import { keyOfRecord, type RecordReference } from '#schema/site/page-record'

/** The record a page is rendered for; `null` when it is not there, or not for visitors. */
export async function readRecord(
  source: Pick<ContentSource, 'records'>,
  record: RecordReference,
  locationSlug: string,
): Promise<RecordSummary | null> {
  const { kind } = record
  const found = await source.records(kind, { keys: [keyOfRecord(record)], first: LOCATIONS })
  // Locations may name their records alike: another one's is shown only where this one has none of the name.
  return found.find((one) => one.locationSlug === locationSlug) ?? found[0] ?? null
}

/** So many records of one slug are looked at: one of a location. */
const LOCATIONS = 100
