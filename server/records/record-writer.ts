import type { RecordStatus } from '#schema/entities/statuses'
import type { Fields, PropsOf } from '#schema/fields'
import type { FieldIssue } from '#schema/fields/field'
import type { AnyRecord } from '#schema/records/record'
import type { Principal } from '../access/principal'
import type { Orm } from '../database/orm'

/** What the rows of all records that people write have in common. */
export interface RecordRow {
  readonly id: number
  /** `null` for what belongs to the whole network. */
  readonly locationId: number | null
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
  /** Of what belongs to the whole network, the default location: its time zone counts. */
  readonly locationId: number
  readonly timeZone: string
  readonly savedBy: SavedBy
  /** The site's public origin: `https://www.example.org`. */
  readonly origin: string
}

/** How the status of a record is kept. */
export interface StatusColumn<Row> {
  of(row: Row): RecordStatus
  write(tx: Orm, row: Row, columns: SavedBy & { readonly status: RecordStatus }): Promise<Row>
}

/** What is particular to writing one kind of record; the rest is the same for all of them (`save-record.ts`). */
export interface RecordWriter<Row extends RecordRow, F extends Fields> {
  readonly definition: AnyRecord & { readonly fields: F }
  /** The row of an id, held for this transaction. */
  find(tx: Orm, id: number): Promise<Row | undefined>
  /** What the form of a record shows. */
  valuesOf(tx: Orm, row: Row, timeZone: string): Promise<PropsOf<F>>
  /** What is wrong beyond the rules of single fields. */
  check(values: PropsOf<F>, timeZone: string): readonly FieldIssue[]
  /** What is wrong with it beside what is stored; absent where nothing can be. */
  checkStored?(writing: Writing<Row, F>): Promise<readonly FieldIssue[]>
  write(writing: Writing<Row, F>): Promise<Row>
  titleOf(row: Row): string
  slugOf(row: Row): string | null
  statusOf(row: Row): string
  /** Whether visitors see it, or will see it once its time has come. */
  isPublic(row: Row): boolean
  /** Absent where records have no status of their own. */
  readonly status?: StatusColumn<Row>
  /** Deletes the rows of one for ever; absent where records stay. */
  purge?(tx: Orm, id: number): Promise<void>
  /** The keys of the pages that may show it. */
  keysOf(tx: Orm, row: Row): Promise<readonly string[]>
}

/** A writer whose own types are forgotten: what the resolvers derived from the declarations work with. */
export type AnyRecordWriter = RecordWriter<RecordRow, Fields>
