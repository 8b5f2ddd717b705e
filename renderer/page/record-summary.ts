import type { ContentSource } from '#schema/api/content-source'
import { recordFor } from '#schema/entities/record-text'
import type { RecordSummary } from '#schema/records/record-summary'
import { keyOfRecord, type RecordReference } from '#schema/site/page-record'

/** The record a page is rendered for, in the language of the page; `null` when it is not there, or not for visitors. */
export async function readRecord(
  source: Pick<ContentSource, 'records'>,
  record: RecordReference,
  { locationSlug, language }: { readonly locationSlug: string; readonly language: string },
): Promise<RecordSummary | null> {
  const { kind } = record
  const found = await source.records(kind, { keys: [keyOfRecord(record)], first: LOCATIONS })
  // Locations may name their records alike: another one's is shown only where this one has none of the name.
  const shown = found.find((one) => one.locationSlug === locationSlug) ?? found[0] ?? null
  return shown && recordFor(shown, language)
}

/** The most records of one slug that are considered: one for each location. */
const LOCATIONS = 100
