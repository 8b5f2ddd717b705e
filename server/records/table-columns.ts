import { and, gt, isNull, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { AnyRecord } from '#schema/records/record'
import type { RecordReference } from '#schema/site/page-record'
import { addressOfRecord } from '#schema/site/record-address'
import { type AsOf, isHeadOffice, mayReadDrafts, type ReadContext } from './reading/read-context'
import type { AnyRecordWriter } from './record-writer'

/** How a kind is stored in one table, with a row per record. */
export interface TableAdapterOptions {
  readonly definition: AnyRecord
  readonly table: PgTable
  readonly columns: RecordColumns
  /** The columns of fields that are read by SQL: by lists, filters, search, and references to pictures. */
  readonly fields: Readonly<Record<string, PgColumn>>
  readonly writer?: AnyRecordWriter
  /** What the fields of a row hold as pages show it, with times as instants; by default what its form shows. */
  readonly shown?: (row: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
  /** The condition for public rows, apart from time: from when until when is declared (`shown`). */
  readonly visible: SQL
  /** Rows that a caller sees besides public ones, where that does not follow from whose drafts they read. */
  readonly seenBy?: (principal: ReadContext['principal']) => SQL
  /** Columns of formatted texts beside those of the fields. */
  readonly texts?: readonly PgColumn[]
  /** The condition that a record is not over at an instant; absent for kinds without an end. */
  readonly endsAfter?: (at: Date) => SQL | undefined
  /** A picture for each record that has none of its own. */
  pictures?(readContext: ReadContext, ids: readonly number[]): Promise<ReadonlyMap<number, number>>
}

interface RecordColumns {
  readonly id: PgColumn
  readonly slug?: PgColumn
  /** Absent for records of the whole network. */
  readonly location?: PgColumn
  readonly status: SQLWrapper
  readonly position?: PgColumn
  readonly version?: PgColumn
  readonly updatedAt?: PgColumn
  readonly updatedBy?: PgColumn
  /** The translations, as JSON text. */
  readonly texts?: PgColumn
  /** The value that selects one of several addresses. */
  readonly category?: PgColumn
}

/** What the address of a record is built from. */
export interface Named {
  readonly id: number
  readonly slug: string | null
  readonly category: string | null
}

export function naming({ columns: { id, slug, category } }: TableAdapterOptions) {
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

/** The condition that a row is public now, or will be at a moment. */
export function publicAt(options: TableAdapterOptions, now: Date, asOf?: AsOf): SQL {
  const { shown } = options.definition
  const [from, until] = [shown.from, shown.until].map((name) => name && columnOf(options, name))
  return (
    and(
      options.visible,
      from ? or(isNull(from), lte(from, now), appearsBy(options, from, asOf)) : undefined,
      until ? or(isNull(until), gt(until, asOf?.at ?? now)) : undefined,
    ) ?? options.visible
  )
}

function appearsBy({ columns }: TableAdapterOptions, from: PgColumn, asOf: AsOf | undefined) {
  if (!asOf) return undefined
  const { location } = columns
  const isSeen = location ? mayReadDrafts(asOf.seenBy, location) : isHeadOffice(asOf.seenBy)
  return and(lte(from, asOf.at), isSeen)
}

/** The instant that a field holds, as a Date; `null` for no field. */
export function instantOf(options: TableAdapterOptions, name: string | null | undefined) {
  return sql<Date | null>`${name ? columnOf(options, name) : sql`null`}`.mapWith(readInstant)
}

/** A programming error: a declaration names a field that its table does not have. */
export function columnOf(
  { definition, fields }: Pick<TableAdapterOptions, 'definition' | 'fields'>,
  name: string,
): PgColumn {
  const column = fields[name]
  if (!column) throw new Error(`The adapter of '${definition.kind}' has no column for '${name}'`)
  return column
}

/** Drivers return timestamps of plain SQL as text. */
export function readInstant(value: unknown): Date | null {
  return value === null ? null : new Date(value as string | Date)
}
