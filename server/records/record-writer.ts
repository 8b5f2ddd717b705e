import type { LocaleScope } from '#schema/entities/place'
import type { RecordStatus } from '#schema/entities/statuses'
import type { Fields, PropsOf } from '#schema/fields'
import type { FieldIssue } from '#schema/fields/field'
import type { AnyRecord } from '#schema/records/record'
import type { CacheTag } from '../database/cache-tags'
import type { Orm } from '../database/orm'
import type { Principal } from '../people/access/principal'

/** The columns that all written records have in common. */
export interface RecordRow {
  readonly id: number
  /** `null` for records of the whole network. */
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

/** A record to store: all its values, validated and sanitised. */
export interface SaveContext<Row, F extends Fields> {
  readonly tx: Orm
  readonly principal: Principal
  /** `null` for a new one. */
  readonly before: Row | null
  readonly values: PropsOf<F>
  /** The default location for records of the whole network: its time zone is used. */
  readonly locationId: number
  readonly timeZone: string
  readonly savedBy: SavedBy
  /** The site's public origin: `https://www.example.org`. */
  readonly origin: string
}

/** How the status of a record is stored. */
export interface StatusColumn<Row> {
  of(row: Row): RecordStatus
  write(tx: Orm, row: Row, columns: SavedBy & { readonly status: RecordStatus }): Promise<Row>
}

/** A part of a record that pages can show without showing the record itself. */
export interface ExposedPart {
  readonly tag: CacheTag
  /** What it says; left out where it counts whether it is there. */
  readonly value?: string
}

/** What differs between kinds when a record is written; `save-record.ts` does the rest. */
export interface RecordWriter<Row extends RecordRow, F extends Fields> {
  readonly definition: AnyRecord & { readonly fields: F }
  /** Whose text it writes, of kinds with one for each language and location: each has revisions of its own. */
  readonly place?: LocaleScope
  /** Its words may be examples: they are replaced in what is made of it. */
  readonly keepsExamples?: boolean
  /** The row of an id, locked for this transaction. */
  find(tx: Orm, id: number): Promise<Row | undefined>
  /** The values that the form of a record shows. */
  valuesOf(tx: Orm, row: Row, timeZone: string): Promise<PropsOf<F>>
  /** Validates values against each other. */
  check(values: PropsOf<F>, timeZone: string): readonly FieldIssue[]
  /** Validates against stored data; absent for kinds that need no such check. */
  checkStored?(writing: SaveContext<Row, F>): Promise<readonly FieldIssue[]>
  write(writing: SaveContext<Row, F>): Promise<Row>
  titleOf(row: Row): string
  slugOf(row: Row): string | null
  statusOf(row: Row): string
  /** Whether visitors see it, or will see it once its time has come. */
  isPublic(row: Row): boolean
  /** Absent for kinds without a status. */
  readonly status?: StatusColumn<Row>
  /** Purges the rows of a record; absent for kinds that are never purged. */
  purge?(tx: Orm, id: number): Promise<void>
  /** In place of the record's own tag, for kinds of which a write changes a part. */
  tagsOf?(row: Row): readonly CacheTag[]
  /** Tags besides those of the record and of the lists of its location; absent for most kinds. */
  furtherTags?(tx: Orm, row: Row): Promise<readonly CacheTag[]>
  /** What else is out of date, by what is different. */
  changeTags?(before: Row | null, after: Row): readonly CacheTag[]
  /** What else shows a part of this record: announced where that part is another one than before. */
  exposes?(tx: Orm, row: Row): Promise<readonly ExposedPart[]>
}

/** A writer with its types erased, for the resolvers derived from the declarations. */
export type AnyRecordWriter = RecordWriter<RecordRow, Fields>
