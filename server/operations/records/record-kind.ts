import type { RecordStatus } from '#schema/entities/statuses'
import type { Fields, PropsOf } from '#schema/fields'
import type { FieldIssue } from '#schema/fields/field'
import type { Principal } from '../../accounts/principal'
import type { Orm } from '../../data/orm'
import type { SearchKind } from '../../data/search-index'

/** What the rows of events, articles and galleries have in common. */
export interface RecordRow {
  readonly id: number
  readonly locationId: number
  readonly version: number
  readonly updatedAt: Date
  readonly updatedByName: string
}

/** The columns of a row that say who saved it. */
export interface SavedBy {
  readonly version: number
  readonly updatedAt: Date
  readonly updatedByName: string
}

/** A record as it is to be stored: all its values, checked and cleaned. */
export interface Writing<Row, F extends Fields> {
  readonly tx: Orm
  readonly principal: Principal
  /** `null` for a new one. */
  readonly before: Row | null
  readonly values: PropsOf<F>
  readonly locationId: number
  readonly timeZone: string
  readonly savedBy: SavedBy
}

/** How a record is put away, and brought back. */
export interface Archiving<Row> {
  statusOf(row: Row): RecordStatus
  write(tx: Orm, row: Row, columns: SavedBy & { readonly status: RecordStatus }): Promise<Row>
}

/** What is particular to events, to articles, to galleries; the rest is the same for all of them (`save-record.ts`). */
export interface RecordKind<Row extends RecordRow, F extends Fields> {
  /** What people call one, with its article: 'The event'. */
  readonly name: string
  /** Its rows in the audit log: `event`, as in `event:7`. */
  readonly chain: 'article' | 'event' | 'gallery' | 'topic'
  readonly fields: F
  /** What the site's search calls one; absent where it does not look. */
  readonly foundAs?: SearchKind
  /** The row of an id, held for this transaction. */
  find(tx: Orm, id: number): Promise<Row | undefined>
  /** What the form of a record shows. */
  valuesOf(tx: Orm, row: Row, timeZone: string): Promise<PropsOf<F>>
  /** What is wrong beyond the rules of single fields. */
  check(values: PropsOf<F>, timeZone: string): readonly FieldIssue[]
  write(writing: Writing<Row, F>): Promise<Row>
  titleOf(row: Row): string
  slugOf(row: Row): string | null
  statusOf(row: Row): string
  /** Whether visitors see it, or will see it once its time has come. */
  isPublic(row: Row): boolean
  /** Absent where records are not put away. */
  readonly archiving?: Archiving<Row>
  /** The keys of the pages that may show it. */
  keysOf(tx: Orm, row: Row): Promise<readonly string[]>
}
