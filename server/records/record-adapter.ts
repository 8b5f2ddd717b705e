import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { RecordSource } from './reading/record-sources'
import type { AnyRecordWriter } from './record-writer'

/**
 * Where and how a kind of record is stored: the default export of
 * `server/records/<kind>/<kind>.adapter.ts`. Everything else follows from the kind's declaration (`schema/records`).
 */
export interface RecordAdapter extends RecordSource {
  /** How one is written; absent for kinds that are read-only or written by calls of their own. */
  readonly writer?: AnyRecordWriter
  /** For a kind that editors sort by hand. */
  readonly sorted?: HandSorted
}

/** The columns of a kind that editors sort by hand, at each location for itself. */
export interface HandSorted {
  readonly table: PgTable
  readonly id: PgColumn
  readonly location: PgColumn
  readonly position: PgColumn
  readonly status: SQL
}
