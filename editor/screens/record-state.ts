import { type PublicationStatus, publicationStatus } from '#schema/publication/publication-status'
import {
  recordFacts,
  type StoredDraftFacts,
  type StoredRecordFacts,
} from '#schema/publication/record-facts'

/** Returns the status of a record in lists and forms, in the same terms as for pages, derived from the stored data. */
export function recordStatus(
  record: StoredRecordFacts,
  draft: StoredDraftFacts | null = null,
  now = new Date(),
): PublicationStatus {
  return publicationStatus(recordFacts(record, draft, now))
}
