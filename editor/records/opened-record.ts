import type { ApolloClient } from '@apollo/client'
import type { RawProps } from '#schema/block/block'
import type { Fields } from '#schema/fields'
import type { FieldIssue } from '#schema/fields/field'

/** A record as its form opens it. */
export interface OpenedRecord {
  /** `null` for one that is yet to be created. */
  readonly id: string | null
  /** The version it is changed from; `null` for one that is yet to be created. */
  readonly version: number | null
  readonly locationId: number
  readonly timeZone: string
  /** What its fields hold (`schema/records`). */
  readonly values: RawProps
  /** Whether it is in use or archived; absent for what cannot be. */
  readonly recordStatus?: string
  /** Whether visitors see it now; absent where nobody says. */
  readonly isPublic?: boolean
  /** Where visitors read it inside its location's site. */
  readonly path?: string | null
  readonly locationSlug?: string | null
  /** The form it needs, where that is another than that of its kind. */
  readonly form?: RecordFormOf
}

/** Whose text is opened, and in which language: those of the page that is edited. */
export interface RecordPlace {
  readonly locationId: number
  readonly language: string
}

/** What is sent with every write, and what has changed. */
export interface Sent {
  readonly values: RawProps
  readonly about: {
    readonly id: string | null
    readonly expectedVersion: number | null
    readonly idempotencyKey: string
    /** Whether nobody asked for it: such saves become one revision. */
    readonly autosave?: boolean
  }
}

/** The form of a kind: what it asks, and how its record is opened and written. */
export interface RecordFormOf {
  /** Its label, in the middle of a sentence. */
  readonly one: string
  readonly fields: Fields
  /** The field that says what it is called. */
  readonly title: string
  /** The field that says who sees it; absent where none does. */
  readonly statusField?: string
  /** What is wrong beyond the rules of single fields; absent where nothing can be. */
  readonly check?: (values: RawProps) => readonly FieldIssue[]
  /** What there is to know before one is written, in one or two sentences. */
  note(around: FormPlace): string
  /** Whether the note is shown for what is stored already, too. */
  readonly alwaysNoted?: boolean
  /** The record as it is stored now; `null` when there is none. Failures are thrown as they came. */
  open(client: ApolloClient, key: string, place: RecordPlace): Promise<OpenedRecord | null>
  /** The same by its id, also from the trash; absent for kinds that have no list of their own. */
  openById?(client: ApolloClient, id: number): Promise<OpenedRecord | null>
  /** Returns the key that fields keep. */
  write(client: ApolloClient, opened: OpenedRecord, sent: Sent): Promise<string>
  /** How it is archived and restored; absent for what cannot be. */
  readonly status?: RecordStatusOf
}

export interface RecordStatusOf {
  /** What becomes of the pages that show one that is archived. */
  readonly consequence: string
  /** Returns its version then. Failures are thrown as they came. */
  set(client: ApolloClient, step: StatusToSet): Promise<number>
}

export interface StatusToSet {
  readonly id: string
  /** The one it was opened at. */
  readonly version: number
  readonly status: 'ACTIVE' | 'ARCHIVED' | 'DELETED' | 'INACTIVE'
}

export interface FormPlace {
  /** The name of the location it is for. */
  readonly place: string
  readonly timeZone: string
  readonly language: string
}

export interface RecordFormProps {
  readonly client: ApolloClient
  readonly form: RecordFormOf
  readonly opened: OpenedRecord
  /** The name of the location a new one is for. */
  readonly place: string
  /** Handed what a field keeps of the record. */
  readonly onSaved: (key: string) => void
  readonly onClose: () => void
  readonly onClosed: () => void
  /** Opens what is stored now. */
  readonly again: () => void
}
