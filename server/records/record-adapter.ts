import type { RecordSource } from '../read/record-sources'
import type { AnyRecordWriter } from './record-writer'

/**
 * Where a kind of record is stored, and what is particular to it there: the default export of
 * `server/records/<kind>/<kind>.adapter.ts`. Everything else follows from the kind's declaration (`schema/records`).
 */
export interface RecordAdapter extends RecordSource {
  /** How one is written; absent for kinds that have a way of their own, or none. */
  readonly writer?: AnyRecordWriter
}
