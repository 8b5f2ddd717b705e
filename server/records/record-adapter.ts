import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { RecordSource } from './reading/record-sources'
import type { AnyRecordWriter } from './record-writer'
import type { PointingKind } from './usage/source-readers'

/**
 * Where and how a kind of record is stored: the default export of
 * `server/records/<kind>/<kind>.adapter.ts`. Everything else follows from the kind's declaration (`schema/records`).
 */
export interface RecordAdapter extends RecordSource, PointingKind {
  /** How one is written; absent for kinds that are read-only or written by calls of their own. */
  readonly writer?: AnyRecordWriter
  /** For a kind that editors sort by hand. */
  readonly sorted?: HandSorted
  /** How archives have it; what is `stored` is archived by its columns. */
  readonly archived?: ArchivedTable
}

/** The columns of a kind that editors sort by hand, at each location for itself. */
export interface HandSorted {
  readonly table: PgTable
  readonly id: PgColumn
  readonly location: PgColumn
  readonly position: PgColumn
  readonly status: SQL
}

/** The table of a kind, with the rows of others that stand in the lines of its records. */
export interface ArchivedTable {
  readonly table: PgTable
  /** The column with what people call it. */
  readonly title: string
  /** Columns by which one is recognised that came by no archive; all of them, and only one row may have them. */
  readonly known: readonly string[]
  readonly parts?: readonly ArchivedRows[]
}

/** Rows of another table that belong to a record and stand in its line. */
export interface ArchivedRows {
  /** What the line calls them. */
  readonly name: string
  readonly table: PgTable
  /** The column with the id of the record, which the line leaves out. */
  readonly owner: string
  /** By which they are sorted: columns whose values do not depend on ids, or are numbers of the archive; else as they were written. */
  readonly order: readonly string[]
}
