import { type PublicationStatus, publicationStatus } from '#schema/publication/publication-status'
import {
  recordFacts,
  type StoredDraftFacts,
  type StoredRecordFacts,
} from '#schema/publication/record-facts'

/** What lists and forms say of a record: the same as of a page, made of what is stored. */
export function recordStatus(
  record: StoredRecordFacts,
  draft: StoredDraftFacts | null = null,
  now = new Date(),
): PublicationStatus {
  return publicationStatus(recordFacts(record, draft, now))
}
