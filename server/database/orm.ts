import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgDatabase, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core'
import type { AnyRecord } from '#schema/records/record'

/**
 * What queries are asked of: the database, or a transaction of it. Inside a transaction ask only the transaction:
 * anything else would see what was before, and wait for a second connection while it holds one. Both carry the kinds of
 * records that the database was opened with.
 */
export type Orm = PgDatabase<PgQueryResultHKT, { readonly kinds: StoredKinds }>

/** The kinds of records that a database was opened with, by their names. */
export function kindsIn(orm: Orm): StoredKinds {
  return orm._.fullSchema.kinds
}

/** Those whose rows the search and the references read by their declarations. */
export function storedSources(orm: Orm): readonly StoredSource[] {
  return [...kindsIn(orm).values()].flatMap((kind) => (isSource(kind) ? kind : []))
}

export function isSource(kind: StoredKind | undefined): kind is StoredSource {
  return kind?.stored !== undefined
}

/** What the fields of a record hold, as its form has it: pictures by id, times local to the time zone. */
export interface StoredValues {
  readonly locationId: number
  /** Where visitors read it inside its location's site; `null` where it has no page of its own. */
  readonly path: string | null
  readonly timeZone: string
  /** The moment that its declaration has the search show; `null` for none. */
  readonly date: Date | null
  readonly values: Readonly<Record<string, unknown>>
}

/** A record with what it holds, no matter who sees it. */
export interface StoredRecord {
  readonly id: number
  /** Where it belongs; `null` for what belongs to the whole network. */
  readonly locationId: number | null
  /** Whether visitors see it, or will see it once its time has come. */
  readonly isVisible: boolean
  /** From when until when; `null` is without limit. */
  readonly from: Date | null
  readonly until: Date | null
  /** What its fields hold, pictures by id: at least the fields that point at something. */
  readonly values: Readonly<Record<string, unknown>>
  /** Formatted texts beside its fields. */
  readonly texts: readonly string[]
}

/** The rows of a kind that is a table of its own. */
export interface StoredRecords {
  readonly table: PgTable
  readonly id: PgColumn
  /** The condition that visitors see a row at this moment. */
  isPublic(now: Date): SQL
  /** The pages of all records that visitors see, or of those of these locations; none for kinds without pages. */
  pages(orm: Orm, locationIds?: readonly number[] | null): Promise<readonly PublicRecordPage[]>
  /** Those of these ids, without what was deleted. */
  read(orm: Orm, ids: readonly number[]): Promise<readonly StoredRecord[]>
  /** What they are called, and where they belong, by id. */
  names(orm: Orm, ids: readonly number[]): Promise<ReadonlyMap<number, RecordName>>
  /** When the next one appears or is over after a moment; `null` when none is waiting. */
  nextChange(orm: Orm, after: Date): Promise<Date | null>
}

export interface RecordName {
  readonly title: string
  /** `null` for what belongs to the whole network. */
  readonly locationId: number | null
}

export interface PublicRecordPage {
  readonly locationId: number
  /** Inside the location's site. */
  readonly path: string
  /** When visitors first saw it, or it last changed; `null` where nobody knows. */
  readonly modifiedAt: Date | null
}

/** What the fields of records hold, by id. */
export type ReadValues = (
  orm: Orm,
  ids: readonly number[],
) => Promise<ReadonlyMap<number, StoredValues>>

/** How a kind of record is stored. */
export interface StoredKind {
  readonly definition: AnyRecord
  /** Its rows, for what is derived from all of them; absent for kinds that nothing reads so. */
  readonly stored?: StoredRecords
  /** Absent for kinds that are not written by their declarations. */
  readonly values?: ReadValues
}

/** Every kind of record, by its name. */
export type StoredKinds = ReadonlyMap<string, StoredKind>

/** A kind whose rows the search and the references read by its declaration. */
export type StoredSource = StoredKind & Required<Pick<StoredKind, 'stored'>>
