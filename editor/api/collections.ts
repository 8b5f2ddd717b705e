import { type ApiClient, write } from './fetch-query'
import { newKey } from './new-key'
import { moveRecordMutation } from './operations/collections'
import type {
  CollectionRecordsQuery,
  RecordRevisionQuery,
  RecordRevisionsQuery,
} from './operations/generated'

/** What the lists of records and their histories tell and ask the server. Failures are thrown as they came. */

export type ListedRecord = CollectionRecordsQuery['records']['nodes'][number]
export type RecordRevision = RecordRevisionsQuery['recordRevisions']['nodes'][number]

interface NamedRecord {
  readonly kind: string
  readonly id: number
}

/** A record, or its text for a location in a language. */
interface RevisedRecord extends NamedRecord {
  readonly place?: { readonly locationId: number; readonly language: string } | undefined
}

/** Moves a record that is sorted by hand among those of its location: -1 is one up. */
export async function moveRecord(
  client: ApiClient,
  { kind, id }: NamedRecord,
  by: number,
): Promise<void> {
  const variables = { kind, id: String(id), by, idempotencyKey: newKey() }
  await write(client, moveRecordMutation, variables)
}

/** How many saved states are fetched at a time. */
export const REVISIONS_AT_ONCE = 50

/** What the fields of a record held in a version; `null` when it is gone. */
export function valuesOf({
  recordRevision,
}: RecordRevisionQuery): Readonly<Record<string, unknown>> | null {
  // The server keeps what the form of the record showed: an object of its fields.
  return recordRevision ? (recordRevision.values as Readonly<Record<string, unknown>>) : null
}

/** A record, or one of its texts, as the questions about its history name it. */
export function revised({ kind, id, place }: RevisedRecord) {
  const { locationId, language = null } = place ?? {}
  return { kind, id: String(id), locationId: locationId ? String(locationId) : null, language }
}
