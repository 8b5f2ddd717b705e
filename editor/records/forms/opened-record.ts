import type { OperationVariables } from '@apollo/client'
import type { DocumentNode } from 'graphql'
import type { RawProps } from '#schema/block/block'
import type { Fields } from '#schema/fields'
import type { FieldIssue } from '#schema/fields/field'
import type { RecordLabels } from '#schema/records/record'
import type { RecordSchedule } from '../../api/calendar'
import { type ApiClient, fetchQuery } from '../../api/fetch-query'
import type { OpenRecordQuery } from '../../api/operations/generated'
import type { DraftName, StoredDraft } from './stored-draft'

/** A record as opened by its form. */
export interface OpenedRecord {
  /** `null` for a new record. */
  readonly id: string | null
  /** The version that the changes are based on; `null` for a new record. */
  readonly version: number | null
  readonly locationId: number
  readonly timeZone: string
  /** Values of its fields (`schema/records`). */
  readonly values: RawProps
  /** Active or archived; absent for kinds that can't be archived. */
  readonly recordStatus?: string
  /** True if visitors currently see it; absent if unknown. */
  readonly isPublic?: boolean
  /** False while its own visibility is that of a draft; `null` for kinds without a period. */
  readonly isPublished?: boolean | null
  /** The period in which visitors see it (ISO 8601), for kinds that have one. */
  readonly publishedAt?: string | null
  readonly until?: string | null
  /** Public path inside its location's site. */
  readonly path?: string | null
  readonly locationSlug?: string | null
  /** The form to use, if it differs from that of its kind. */
  readonly form?: RecordFormOf
  /** The draft of a published record, with these values; absent for records that are saved directly. */
  readonly draft?: OpenedDraft
  /** Its schedules; absent for kinds that can't be scheduled. */
  readonly schedules?: readonly RecordSchedule[]
  /** The stored draft beside these values; `null` if there is none. */
  readonly stored?: StoredDraft | null
}

/** A record as the server stores it. */
export type StoredRecord = NonNullable<OpenRecordQuery['record']>

/** Unpublished changes of a published record. */
export interface OpenedDraft {
  readonly of: DraftName
  /** 0 if there are no changes yet. */
  readonly version: number
  /** The record version that it was based on; 0 if there was none. */
  readonly baseVersion: number
  /** Name and time (ISO 8601) of the last edit; empty if there was none. */
  readonly by: string
  readonly at: string
  /** The published values. */
  readonly published: RawProps
  /** True to send only the changed fields; otherwise all fields of the form. */
  readonly isPatch?: boolean
  /** Key with which the record is opened again. */
  readonly key: string
  readonly place: RecordPlace
}

/** Location and language of the opened text: those of the edited page. */
export interface RecordPlace {
  readonly locationId: number
  readonly language: string
}

/** Data sent with every mutation, with the changed values. */
export interface RecordInput {
  readonly values: RawProps
  readonly about: {
    readonly id: string | null
    readonly expectedVersion: number | null
    readonly idempotencyKey: string
    /** True for an autosave: consecutive autosaves become one revision. */
    readonly autosave?: boolean
    /** The version of the draft that this mutation publishes. */
    readonly draftVersion?: number
  }
}

export interface WrittenRecord {
  /** Key by which fields refer to it. */
  readonly key: string
  readonly version: number
  /** True if visitors see the stored record, or will at its scheduled time; absent for pages. */
  readonly isPublic?: boolean
  /** The period in which visitors see it (ISO 8601), for kinds that have one. */
  readonly publishedAt?: string | null
  readonly until?: string | null
}

/** Form of a kind: its fields, and functions to open and save a record. */
export interface RecordFormOf {
  readonly kind: string
  readonly words: Pick<RecordLabels, 'edit' | 'new' | 'one' | 'untitled'>
  readonly fields: Fields
  /** Name of the title field. */
  readonly title: string
  /** Name of the visibility field; absent for kinds without one. */
  readonly statusField?: string
  /** Name of the field with the start of publication; absent for kinds without one. */
  readonly shownFrom?: string
  /** True if only editors see records of the kind. */
  readonly isInternal?: boolean
  /** Fields that make a hidden record public: changes of them are never autosaved. */
  readonly publishingFields?: readonly string[]
  /** Fields that determine its site's address: restoring a saved version doesn't change them. */
  readonly addressFields?: readonly string[]
  /** Validates values against each other; absent if the rules of the fields are sufficient. */
  readonly check?: (values: RawProps) => readonly FieldIssue[]
  /** Returns a note for the author, in one or two sentences. */
  note(around: FormPlace): string
  /** True to show the note for stored records, too. */
  readonly alwaysNoted?: boolean
  /** The query that opens a record. */
  readonly opening: RecordOpening
  /** Returns the record by id, also from the trash; absent for kinds without a list. */
  openById?(client: ApiClient, id: number): Promise<OpenedRecord | null>
  /** Reads a record from the answer to `openRecordQuery`; absent for kinds without a list. */
  readStored?(record: StoredRecord): OpenedRecord
  write(client: ApiClient, opened: OpenedRecord, sent: RecordInput): Promise<WrittenRecord>
  /** Archives and restores it; absent for kinds that can't be archived. */
  readonly status?: RecordStatusOf
}

/** The query of a stored record, by the key by which fields refer to it. */
interface RecordOpening {
  readonly query: DocumentNode
  variables(key: string, place: RecordPlace): OperationVariables
  /** Returns the record in an answer to the query; `null` if there is none. */
  read(answer: unknown, key: string, place: RecordPlace): OpenedRecord | null
}

export interface RecordStatusOf {
  /** Effect of archiving on the pages that show the record. */
  readonly consequence: string
  /** Returns the new version. Errors are thrown unchanged. */
  set(client: ApiClient, step: StatusToSet): Promise<number>
}

export interface StatusToSet {
  readonly id: string
  /** The version at which it was opened. */
  readonly version: number
  readonly status: 'ACTIVE' | 'ARCHIVED' | 'DELETED' | 'INACTIVE'
}

export interface FormPlace {
  /** Name of its location. */
  readonly place: string
  readonly timeZone: string
  readonly language: string
}

export interface RecordFormProps {
  readonly client: ApiClient
  readonly form: RecordFormOf
  readonly opened: OpenedRecord
  /** Name of the new record's location. */
  readonly place: string
  /** True if the user may publish; others submit for review. */
  readonly mayPublish: boolean
  /** Called with the key by which fields refer to the record. */
  readonly onSaved: (key: string) => void
  readonly onClose: () => void
  readonly onClosed: () => void
  /** Opens the stored record again. */
  readonly reload: () => void
}

/** Returns the stored record; `null` if there is none. Errors are thrown unchanged. */
export async function openRecord(
  client: ApiClient,
  { opening }: Pick<RecordFormOf, 'opening'>,
  key: string,
  place: RecordPlace,
): Promise<OpenedRecord | null> {
  const answer = await fetchQuery(client, opening.query, opening.variables(key, place))
  return opening.read(answer, key, place)
}

/** Returns whether a save is public, now or at its scheduled time; false for hidden and archived records. */
export function isLive(
  { statusField, fields }: Pick<RecordFormOf, 'statusField' | 'fields'>,
  { recordStatus, values }: OpenedRecord,
): boolean {
  if (recordStatus !== 'ACTIVE') return false
  const field = statusField === undefined ? undefined : fields[statusField]
  return !field || statusField === undefined || values[statusField] === field.default
}
