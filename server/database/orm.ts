import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgDatabase, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core'
import type { AnyRecord } from '#schema/records/record'

/**
 * The target of queries: the database, or one of its transactions. Inside a transaction use only that: anything else would see
 * the previous state, and wait for a second connection while holding one. Both provide the kinds of records that the database was
 * opened with.
 */
export type Orm = PgDatabase<PgQueryResultHKT, { readonly kinds: StoredKinds }>

/** Returns the kinds of records that a database was opened with, by name. */
export function kindsIn(orm: Orm): StoredKinds {
  return orm._.fullSchema.kinds
}

/** Returns the kinds whose rows the search and the references read by their declarations. */
export function storedSources(orm: Orm): readonly StoredSource[] {
  return [...kindsIn(orm).values()].flatMap((kind) => (isSource(kind) ? kind : []))
}

export function isSource(kind: StoredKind | undefined): kind is StoredSource {
  return kind?.stored !== undefined
}

/** A record's field values as in its form: pictures by id, times local to the time zone. */
export interface StoredValues {
  readonly locationId: number
  /** Its page inside its location's site; `null` if it has none. */
  readonly path: string | null
  readonly timeZone: string
  /** The date for search results set by its declaration; `null` for none. */
  readonly date: Date | null
  readonly values: Readonly<Record<string, unknown>>
}

/** A record with its content, regardless of visibility. */
export interface StoredRecord {
  readonly id: number
  /** Its location; `null` for records of the whole network. */
  readonly locationId: number | null
  /** True if visitors see it, or will see it when its time has come. */
  readonly isVisible: boolean
  /** The visible period; `null` is without limit. */
  readonly from: Date | null
  readonly until: Date | null
  /** Its field values, pictures by id: at least the fields with references. */
  readonly values: Readonly<Record<string, unknown>>
  /** Formatted texts besides its fields. */
  readonly texts: readonly string[]
}

/** The rows of a kind with its own table. */
export interface StoredRecords {
  readonly table: PgTable
  readonly id: PgColumn
  /** Returns the condition that a row is public at this time. */
  isPublic(now: Date): SQL
  /** Returns the pages of all public records, or of those at these locations; none for kinds without pages. */
  pages(orm: Orm, locationIds?: readonly number[] | null): Promise<readonly PublicRecordPage[]>
  /** Reads records by id, without deleted ones. */
  read(orm: Orm, ids: readonly number[]): Promise<readonly StoredRecord[]>
  /** Returns the names and locations of records by id. */
  names(orm: Orm, ids: readonly number[]): Promise<ReadonlyMap<number, RecordName>>
  /** Returns the next time after a moment at which a record becomes public or ends; `null` if there is none. */
  nextChange(orm: Orm, after: Date): Promise<Date | null>
}

export interface RecordName {
  readonly title: string
  /** `null` for records of the whole network. */
  readonly locationId: number | null
}

export interface PublicRecordPage {
  readonly locationId: number
  /** Path inside the location's site. */
  readonly path: string
  /** The time of publication or last change; `null` if unknown. */
  readonly modifiedAt: Date | null
}

/** Reads the field values of records, by id. */
type ReadValues = (orm: Orm, ids: readonly number[]) => Promise<ReadonlyMap<number, StoredValues>>

/** The storage of a kind of record. */
export interface StoredKind {
  readonly definition: AnyRecord
  /** Its rows, for data derived from all of them; absent if nothing needs that. */
  readonly stored?: StoredRecords
  /** Absent for kinds that aren't written by their declarations. */
  readonly values?: ReadValues
}

/** All kinds of records, by name. */
export type StoredKinds = ReadonlyMap<string, StoredKind>

/** A kind whose rows the search and the references read by its declaration. */
export type StoredSource = StoredKind & Required<Pick<StoredKind, 'stored'>>
