import type { RawProps } from '#schema/block/block'
import type { Fields } from '#schema/fields'
import type { FieldIssue } from '#schema/fields/field'
import type { RecordSchedule } from '../../api/calendar'
import type { ApiClient } from '../../api/fetch-query'
import type { DraftName, StoredDraft } from './stored-draft'

/** A record as its form opens it. */
export interface OpenedRecord {
  /** `null` for a new record. */
  readonly id: string | null
  /** The version the changes are based on; `null` for a new record. */
  readonly version: number | null
  readonly locationId: number
  readonly timeZone: string
  /** The values of its fields (`schema/records`). */
  readonly values: RawProps
  /** Whether it is in use or archived; absent for kinds that cannot be archived. */
  readonly recordStatus?: string
  /** Whether visitors see it now; absent where it is not known. */
  readonly isPublic?: boolean
  /** Where visitors read it inside its location's site. */
  readonly path?: string | null
  readonly locationSlug?: string | null
  /** The kind of form to use, where it differs from that of its kind. */
  readonly form?: RecordFormOf
  /** The draft beside what visitors see, whose values these are; absent for what is saved as it is. */
  readonly draft?: OpenedDraft
  /** What is scheduled for it; absent for kinds that are not scheduled. */
  readonly schedules?: readonly RecordSchedule[]
  /** The draft that is stored beside these values; `null` for none. */
  readonly stored?: StoredDraft | null
}

/** What was typed into a record that visitors see and is not published, if anything. */
export interface OpenedDraft {
  readonly of: DraftName
  /** 0 where nothing was typed yet. */
  readonly version: number
  /** The version of the record that it was made from; 0 where there was none. */
  readonly baseVersion: number
  /** Name and time (ISO 8601) of the last edit; empty if there was none. */
  readonly by: string
  readonly at: string
  /** What visitors see. */
  readonly published: RawProps
  /** Whether the changed fields alone are sent; otherwise all that the form shows. */
  readonly isPatch?: boolean
  /** By which the record is opened again. */
  readonly key: string
  readonly place: RecordPlace
}

/** The location and language whose text is opened: those of the edited page. */
export interface RecordPlace {
  readonly locationId: number
  readonly language: string
}

/** What is sent with every write, and what has changed. */
export interface RecordInput {
  readonly values: RawProps
  readonly about: {
    readonly id: string | null
    readonly expectedVersion: number | null
    readonly idempotencyKey: string
    /** Whether it is an autosave: those in a row become one revision. */
    readonly autosave?: boolean
    /** The draft beside it that this publishes. */
    readonly draftVersion?: number
  }
}

export interface WrittenRecord {
  /** By which fields refer to it. */
  readonly key: string
  readonly version: number
  /** Whether visitors see what was stored, or will once its time has come; absent for pages. */
  readonly isPublic?: boolean
}

/** The form of a kind: its fields, and how a record is opened and written. */
export interface RecordFormOf {
  readonly kind: string
  /** Its label, in the middle of a sentence. */
  readonly one: string
  readonly fields: Fields
  /** The field that holds its title. */
  readonly title: string
  /** The field that holds its visibility; absent for kinds without one. */
  readonly statusField?: string
  /** The field that says from when visitors see it; absent for kinds without one. */
  readonly shownFrom?: string
  /** Only editors see records of the kind. */
  readonly isInternal?: boolean
  /** The fields by which a hidden record becomes public: a change of them is never autosaved. */
  readonly publishingFields?: readonly string[]
  /** The fields that say where its site is: restoring a saved version leaves them as they are. */
  readonly addressFields?: readonly string[]
  /** Validates values against each other; absent for kinds that need no more than the rules of their fields. */
  readonly check?: (values: RawProps) => readonly FieldIssue[]
  /** A note for the person who writes one, in one or two sentences. */
  note(around: FormPlace): string
  /** Whether the note is shown for stored records, too. */
  readonly alwaysNoted?: boolean
  /** The stored record; `null` when there is none. Errors are passed on. */
  open(client: ApiClient, key: string, place: RecordPlace): Promise<OpenedRecord | null>
  /** The same by its id, also from the trash; absent for kinds without a list. */
  openById?(client: ApiClient, id: number): Promise<OpenedRecord | null>
  write(client: ApiClient, opened: OpenedRecord, sent: RecordInput): Promise<WrittenRecord>
  /** How it is archived and restored; absent for kinds that cannot be archived. */
  readonly status?: RecordStatusOf
}

export interface RecordStatusOf {
  /** What happens to the pages that show an archived record. */
  readonly consequence: string
  /** Returns the new version. Errors are passed on. */
  set(client: ApiClient, step: StatusToSet): Promise<number>
}

export interface StatusToSet {
  readonly id: string
  /** The version it was opened at. */
  readonly version: number
  readonly status: 'ACTIVE' | 'ARCHIVED' | 'DELETED' | 'INACTIVE'
}

export interface FormPlace {
  /** The name of its location. */
  readonly place: string
  readonly timeZone: string
  readonly language: string
}

export interface RecordFormProps {
  readonly client: ApiClient
  readonly form: RecordFormOf
  readonly opened: OpenedRecord
  /** The name of the location of a new record. */
  readonly place: string
  /** Whether this person decides what visitors see; others submit it. */
  readonly mayPublish: boolean
  /** Called with the key by which fields refer to the record. */
  readonly onSaved: (key: string) => void
  readonly onClose: () => void
  readonly onClosed: () => void
  /** Opens what is stored now. */
  readonly again: () => void
}

/** Whether a save is public at once, or once its time has come: that of a hidden or archived record is not. */
export function isLive(
  { statusField, fields }: Pick<RecordFormOf, 'statusField' | 'fields'>,
  { recordStatus, values }: OpenedRecord,
): boolean {
  if (recordStatus !== 'ACTIVE') return false
  const field = statusField === undefined ? undefined : fields[statusField]
  return !field || statusField === undefined || values[statusField] === field.default
}
