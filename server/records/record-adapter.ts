import type { MediaItem } from '#schema/entities/media'
import type { AnyRecord } from '#schema/records/record'
import type { LoadMedia } from '../read/galleries'
import type { Listed, Part, Reader } from '../read/reader'
import type { AnyRecordWriter } from './record-writer'

/**
 * Where a kind of record is stored, and what is particular to it there: the default export of
 * `server/records/<kind>/<kind>.adapter.ts`. Everything else follows from the kind's declaration (`schema/records`).
 */
export interface RecordAdapter {
  readonly definition: AnyRecord
  /** What pages that show any record of the kind depend on, in the caches of the site: `events`. */
  readonly cacheKey: string
  /** A part of the records that the reader may see, in the order the declaration gives. */
  list(reader: Reader, query: RecordQuery, part: RecordPart): Promise<Listed<RecordSummary>>
  /** How one is written; absent for kinds that have a way of their own, or none. */
  readonly writer?: AnyRecordWriter
}

/** Which records of a kind; what is not given does not matter. */
export interface RecordQuery {
  /** Ids as text, or slugs, as the declaration says. */
  readonly keys?: readonly string[] | undefined
  readonly locationSlug?: string | undefined
  /** Words in the title, or in another field that the declaration names. */
  readonly search?: string | undefined
  /** Values of the fields that the declaration filters by. */
  readonly filter?: Readonly<Record<string, string | boolean>> | undefined
  /** Only records that are not over at this moment; of kinds without an end it says nothing. */
  readonly from?: Date | undefined
  /** Only what visitors see, whoever asks. */
  readonly publicOnly: boolean
}

export type RecordPart = Part & { readonly load: LoadMedia }

/** A record of any kind as lists, pickers and cards show it. */
export interface RecordSummary {
  readonly kind: string
  readonly id: number
  /** What fields and addresses call it: its id as text, or its slug. */
  readonly key: string
  readonly title: string
  /** The fields that tell it from others of its title, as they are stored; instants as ISO 8601. */
  readonly details: readonly string[]
  readonly image: MediaItem | null
  /** `null` for records of the whole network. */
  readonly locationId: number | null
  readonly locationSlug: string | null
  readonly locationName: string | null
  /** ACTIVE, INACTIVE (a draft), ARCHIVED or DELETED. */
  readonly recordStatus: string
  readonly isPublic: boolean
  /** Where visitors read it inside its location's site; `null` where it has no page of its own. */
  readonly path: string | null
  /** `null` for kinds that are not written here. */
  readonly version: number | null
  /** ISO 8601; `null` where nobody knows. */
  readonly updatedAt: string | null
}
