import { and, gt, isNull, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { AnyRecord } from '#schema/records/record'
import type { RecordReference } from '#schema/site/page-record'
import { addressOfRecord } from '#schema/site/record-address'
import { type AsOf, isHeadOffice, mayReadDrafts, type ReadContext } from './reading/read-context'
import type { AnyRecordWriter } from './record-writer'

/** The storage of a kind in one table, with a row per record. */
export interface TableAdapterOptions {
  readonly definition: AnyRecord
  readonly table: PgTable
  readonly columns: RecordColumns
  /** Columns of fields used in SQL: by lists, filters, search, and references to pictures. */
  readonly fields: Readonly<Record<string, PgColumn>>
  readonly writer?: AnyRecordWriter
  /** Returns a row’s values as shown on pages, with times as instants; by default its form values. */
  readonly shown?: (row: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
  /** Condition for public rows, excluding time limits, which are declared (`shown`). */
  readonly visible: SQL
  /** Condition for non-public rows that a caller can see, if it doesn’t follow from the drafts they can read. */
  readonly seenBy?: (principal: ReadContext['principal']) => SQL
  /** Rich-text columns in addition to those of the fields. */
  readonly texts?: readonly PgColumn[]
  /** Condition that a record is not over at an instant; absent for kinds without an end. */
  readonly endsAfter?: (at: Date) => SQL | undefined
  /** Returns pictures for records without their own. */
  pictures?(readContext: ReadContext, ids: readonly number[]): Promise<ReadonlyMap<number, number>>
}

interface RecordColumns {
  readonly id: PgColumn
  readonly slug?: PgColumn
  /** Absent for network records. */
  readonly location?: PgColumn
  readonly status: SQLWrapper
  readonly position?: PgColumn
  readonly version?: PgColumn
  readonly updatedAt?: PgColumn
  readonly updatedBy?: PgColumn
  /** Translations, as JSON text. */
  readonly texts?: PgColumn
  /** The value that selects one of several addresses. */
  readonly category?: PgColumn
}

/** The values that a record’s address is built from. */
export interface Named {
  readonly id: number
  readonly slug: string | null
  readonly category: string | null
}

export function nameColumns({ columns: { id, slug, category } }: TableAdapterOptions) {
  const none = sql`null`
  return {
    id: sql<number>`${id}`,
    slug: sql<string | null>`${slug ?? none}`,
    category: sql<string | null>`${category ?? none}`,
  }
}

export function referenceOf({ kind, key }: AnyRecord, { id, slug }: Named): RecordReference {
  return key === 'slug' && slug !== null ? { kind, slug } : { kind, id }
}

export function pathOf(definition: AnyRecord, named: Named): string | null {
  if (definition.pages.length === 0) return null
  return addressOfRecord(referenceOf(definition, named), named.category ?? undefined)
}

/** Condition that a row is public now, or at a future moment. */
export function publicAt(options: TableAdapterOptions, now: Date, asOf?: AsOf): SQL {
  const { shown } = options.definition
  const [from, until] = [shown.from, shown.until].map((name) => name && columnOf(options, name))
  return (
    and(
      options.visible,
      from ? or(isNull(from), lte(from, now), appearanceCondition(options, from, asOf)) : undefined,
      until ? or(isNull(until), gt(until, asOf?.at ?? now)) : undefined,
    ) ?? options.visible
  )
}

function appearanceCondition(
  { columns }: TableAdapterOptions,
  from: PgColumn,
  asOf: AsOf | undefined,
) {
  if (!asOf) return undefined
  const { location } = columns
  const isSeen = location ? mayReadDrafts(asOf.seenBy, location) : isHeadOffice(asOf.seenBy)
  return and(lte(from, asOf.at), isSeen)
}

/** Returns a time field as a Date; `null` if there is no field. */
export function instantOf(options: TableAdapterOptions, name: string | null | undefined) {
  return sql<Date | null>`${name ? columnOf(options, name) : sql`null`}`.mapWith(readInstant)
}

/** Returns a field’s column; throws if the table lacks it, which is a programming error. */
export function columnOf(
  { definition, fields }: Pick<TableAdapterOptions, 'definition' | 'fields'>,
  name: string,
): PgColumn {
  const column = fields[name]
  if (!column) throw new Error(`The adapter of '${definition.kind}' has no column for '${name}'`)
  return column
}

/** Parses a timestamp; drivers return timestamps of raw SQL queries as text. */
export function readInstant(value: unknown): Date | null {
  return value === null ? null : new Date(value as string | Date)
}
