import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { RecordSource } from './reading/record-sources'
import type { AnyRecordWriter } from './record-writer'
import type { PointingKind } from './usage/source-readers'

/**
 * The storage of a kind of record: the default export of `server/records/<kind>/<kind>.adapter.ts`. Everything else follows from
 * the kind’s declaration (`schema/records`).
 */
export interface RecordAdapter extends RecordSource, PointingKind {
  /** Writer of the kind; absent if it is read-only or written by separate mutations. */
  readonly writer?: AnyRecordWriter
  /** Set for kinds that editors sort by hand. */
  readonly sorted?: HandSorted
  /** Format in archives; kinds in `stored` are archived by their columns. */
  readonly archived?: ArchivedTable
}

/** The columns of a kind that editors sort by hand, separately at each location. */
export interface HandSorted {
  readonly table: PgTable
  readonly id: PgColumn
  readonly location: PgColumn
  readonly position: PgColumn
  readonly status: SQL
}

/** The table of a kind in archives, with rows of other tables that are part of its records. */
export interface ArchivedTable {
  readonly table: PgTable
  /** The column with the display name. */
  readonly title: string
  /** Columns that together identify a row that wasn’t imported from an archive; they must be unique. */
  readonly known: readonly string[]
  readonly parts?: readonly ArchivedRows[]
  /** Columns whose record must exist although they can be empty, because empty means something else: every location. */
  readonly required?: readonly string[]
  /** Columns that no archive has, for example secrets, each with the value that a record gets without it. */
  readonly omitted?: Readonly<Record<string, unknown>>
  /** Columns that only archives with people have, each with the value that a record gets without it. */
  readonly personal?: Readonly<Record<string, unknown>>
  /** True if only in archives with people. */
  readonly isPersonal?: boolean
  /** True if existing records are never overwritten. */
  readonly isKept?: boolean
}

/** Rows of another table that belong to a record and are archived in the same line. */
export interface ArchivedRows {
  /** Name of the property in the line. */
  readonly name: string
  readonly table: PgTable
  /** Column with the record’s id, omitted in the line. */
  readonly owner: string
  /** Sort columns, whose values don’t depend on ids or are archive numbers; by default in order of insertion. */
  readonly order: readonly string[]
  /** As of records. */
  readonly required?: readonly string[]
}
