import { type ApiClient, fetchQuery, write } from './fetch-query'
import { newKey } from './new-key'
import {
  moveRecordMutation,
  recordRevisionQuery,
  recordRevisionsQuery,
} from './operations/collections'
import type { CollectionRecordsQuery, RecordRevisionsQuery } from './operations/generated'

/** What the lists of records and their histories ask the server for. Failures are thrown as they came. */

export type ListedRecord = CollectionRecordsQuery['records']['nodes'][number]
export type RevisionPart = RecordRevisionsQuery['recordRevisions']
export type RecordRevision = RevisionPart['nodes'][number]

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

/** The saved states of a record, the newest first. */
export async function listRecordRevisions(
  client: ApiClient,
  record: RevisedRecord,
  after: string | null,
): Promise<RevisionPart> {
  const variables = { ...revised(record), first: 50, after }
  return (await fetchQuery(client, recordRevisionsQuery, variables)).recordRevisions
}

/** What the fields of a record held in a version; `null` when it is gone. */
export async function readRecordRevision(
  client: ApiClient,
  record: RevisedRecord,
  version: number,
): Promise<Readonly<Record<string, unknown>> | null> {
  const variables = { ...revised(record), version }
  const { recordRevision } = await fetchQuery(client, recordRevisionQuery, variables)
  // The server keeps what the form of the record showed: an object of its fields.
  return recordRevision ? (recordRevision.values as Readonly<Record<string, unknown>>) : null
}

function revised({ kind, id, place }: RevisedRecord) {
  const { locationId, language = null } = place ?? {}
  return { kind, id: String(id), locationId: locationId ? String(locationId) : null, language }
}
