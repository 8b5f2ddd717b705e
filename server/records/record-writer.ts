import type { LocaleScope } from '#schema/entities/place'
import type { RecordStatus } from '#schema/entities/statuses'
import type { Fields, PropsOf } from '#schema/fields'
import type { CheckIssue } from '#schema/fields/field'
import type { AnyRecord } from '#schema/records/record'
import type { CacheTag } from '../database/cache-tags'
import type { Orm } from '../database/orm'
import type { Principal } from '../people/access/principal'

/** Columns common to all written records. */
export interface RecordRow {
  readonly id: number
  /** `null` for network records. */
  readonly locationId: number | null
  readonly version: number
  readonly updatedAt: Date
  readonly updatedByName: string
}

/** Columns that record who saved a row. */
export interface SavedBy {
  readonly version: number
  readonly updatedAt: Date
  readonly updatedByName: string
}

/** A record to store: all its values, validated and sanitised. */
export interface SaveContext<Row, F extends Fields> {
  readonly tx: Orm
  readonly principal: Principal
  /** `null` for a new record. */
  readonly before: Row | null
  readonly values: PropsOf<F>
  /** The default location for network records, whose time zone is used. */
  readonly locationId: number
  readonly timeZone: string
  readonly savedBy: SavedBy
  /** The site’s public origin: `https://www.example.org`. */
  readonly origin: string
}

/** Storage of a record’s status. */
export interface StatusColumn<Row> {
  of(row: Row): RecordStatus
  write(tx: Orm, row: Row, columns: SavedBy & { readonly status: RecordStatus }): Promise<Row>
}

/** A part of a record that pages can show without showing the record itself. */
export interface ExposedPart {
  readonly tag: CacheTag
  /** Its content, compared to detect changes; omitted if only its presence matters. */
  readonly value?: string
}

/** The kind-specific parts of writing a record; `save-record.ts` does the rest. */
export interface RecordWriter<Row extends RecordRow, F extends Fields> {
  readonly definition: AnyRecord & { readonly fields: F }
  /** The place of the text it writes, for kinds with one per language and location; each has separate revisions. */
  readonly place?: LocaleScope
  /** True if example texts are allowed, because they are replaced in the content made from the record. */
  readonly keepsExamples?: boolean
  /** Reads and locks a row by id for this transaction. */
  find(tx: Orm, id: number): Promise<Row | undefined>
  /** Returns the form values of a record. */
  valuesOf(tx: Orm, row: Row, timeZone: string): Promise<PropsOf<F>>
  /** Validates values against each other. */
  check(values: PropsOf<F>, timeZone: string): readonly CheckIssue[]
  /** Validates against stored data; absent for kinds that need no such check. */
  checkStored?(writing: SaveContext<Row, F>): Promise<readonly CheckIssue[]>
  write(writing: SaveContext<Row, F>): Promise<Row>
  titleOf(row: Row): string
  slugOf(row: Row): string | null
  statusOf(row: Row): string
  /** Returns whether the record is public now or will be by time. */
  isPublic(row: Row): boolean
  /** Absent for kinds without a status. */
  readonly status?: StatusColumn<Row>
  /** Deletes the rows of a record permanently; absent for kinds that are never purged. */
  purge?(tx: Orm, id: number): Promise<void>
  /** Overrides the record’s tag, for kinds of which a write changes only a part. */
  tagsOf?(row: Row): readonly CacheTag[]
  /** Returns tags in addition to those of the record and its location’s lists. */
  furtherTags?(tx: Orm, row: Row): Promise<readonly CacheTag[]>
  /** Returns further tags that depend on what has changed. */
  changeTags?(before: Row | null, after: Row): readonly CacheTag[]
  /** Returns parts that are shown elsewhere; their tags are announced if the part changes. */
  exposes?(tx: Orm, row: Row): Promise<readonly ExposedPart[]>
}

/** A writer with its types erased, for resolvers derived from the declarations. */
export type AnyRecordWriter = RecordWriter<RecordRow, Fields>
