import { type ApiClient, write } from './fetch-query'
import { newKey } from './new-key'
import { moveRecordMutation } from './operations/collections'
import type {
  CollectionRecordsQuery,
  RecordRevisionQuery,
  RecordRevisionsQuery,
} from './operations/generated'

/** Queries and mutations of record lists and record histories. Errors are thrown unchanged. */

export type ListedRecord = CollectionRecordsQuery['records']['nodes'][number]
export type RecordRevision = RecordRevisionsQuery['recordRevisions']['nodes'][number]

interface NamedRecord {
  readonly kind: string
  readonly id: number
}

/** A record, or its text for a location and language. */
interface RevisedRecord extends NamedRecord {
  readonly place?: { readonly locationId: number; readonly language: string } | undefined
}

/** Moves a manually sorted record among the records of its location: -1 moves it up by one. */
export async function moveRecord(
  client: ApiClient,
  { kind, id }: NamedRecord,
  by: number,
): Promise<void> {
  const variables = { kind, id: String(id), by, idempotencyKey: newKey() }
  await write(client, moveRecordMutation, variables)
}

/** Versions fetched per request. */
export const REVISIONS_PAGE_SIZE = 50

/** Returns the field values of a record in a version; `null` if the version no longer exists. */
export function valuesOf({
  recordRevision,
}: RecordRevisionQuery): Readonly<Record<string, unknown>> | null {
  // The server stores the values of the record's form: an object keyed by field.
  return recordRevision ? (recordRevision.values as Readonly<Record<string, unknown>>) : null
}

/** Returns the query variables that identify a record, or one of its texts, in its history. */
export function revised({ kind, id, place }: RevisedRecord) {
  const { locationId, language = null } = place ?? {}
  return { kind, id: String(id), locationId: locationId ? String(locationId) : null, language }
}
