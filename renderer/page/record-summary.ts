import type { ContentSource } from '#schema/api/content-source'
import { recordFor } from '#schema/entities/record-text'
import type { RecordSummary } from '#schema/records/record-summary'
import { keyOfRecord, type RecordReference } from '#schema/site/page-record'

/** Reads the record a page is rendered for, in the language of the page; `null` if it doesn't exist or isn't public. */
export async function readRecord(
  source: Pick<ContentSource, 'records'>,
  record: RecordReference,
  { locationSlug, language }: { readonly locationSlug: string; readonly language: string },
): Promise<RecordSummary | null> {
  const { kind } = record
  const found = await source.records(kind, { keys: [keyOfRecord(record)], first: LOCATIONS })
  // Locations may use the same slugs: another location's record is shown only if this one has none with the slug.
  const shown = found.find((one) => one.locationSlug === locationSlug) ?? found[0] ?? null
  return shown && recordFor(shown, language)
}

/** Maximum number of records with one slug that are considered: one per location. */
const LOCATIONS = 100
