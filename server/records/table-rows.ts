import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  min,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { DEFAULT_LOCATION_ID } from '#schema/entities/place'
import type { Orm, PublicRecordPage, RecordName, StoredRecord, StoredValues } from '../database/orm'
import { locations } from '../database/tables'
import type { Principal } from '../people/access/principal'
import { isHeadOffice, mayReadDrafts } from './reading/read-context'
import type { AnyRecordWriter, RecordRow } from './record-writer'
import {
  columnOf,
  instantOf,
  nameColumns,
  pathOf,
  publicAt,
  readInstant,
  type TableAdapterOptions,
} from './table-columns'

/** The record’s location; aliased, because locations are records too. */
const owner = alias(locations, 'owner')

interface RowQuery {
  readonly orm: Orm
  readonly ids: readonly number[]
}

/** Reads the form values of records. */
export async function readValues(
  options: TableAdapterOptions,
  writer: AnyRecordWriter,
  { orm, ids }: RowQuery,
): Promise<ReadonlyMap<number, StoredValues>> {
  const { definition, table, columns } = options
  if (ids.length === 0) return new Map()
  const rows = await orm
    .select({
      ...{ row: table, ...nameColumns(options), timeZone: owner.timeZone },
      ...{ recordId: sql<number>`${columns.id}`, locationId: owner.id },
      date: instantOf(options, definition.search?.date),
    })
    .from(table)
    // Network records use the time zone of the default location.
    .innerJoin(owner, eq(owner.id, columns.location ?? DEFAULT_LOCATION_ID))
    .where(inArray(columns.id, [...ids]))
  const read = rows.map(async ({ row, recordId, locationId, timeZone, date, ...named }) => {
    // A table with a writer has the columns of its rows.
    const values = await writer.valuesOf(orm, row as unknown as RecordRow, timeZone)
    const path = pathOf(definition, named)
    return [recordId, { locationId, path, timeZone, date, values }] as const
  })
  return new Map(await Promise.all(read))
}

export async function publicPages(
  options: TableAdapterOptions,
  orm: Orm,
  locationIds: readonly number[] | null = null,
): Promise<readonly PublicRecordPage[]> {
  const { definition, table, columns, fields } = options
  if (definition.pages.length === 0 || !columns.location) return []
  const { from } = definition.shown
  const modified = from === null ? columns.updatedAt : columnOf({ definition, fields }, from)
  const rows = await orm
    .select({
      ...nameColumns(options),
      locationId: sql<number>`${columns.location}`,
      modifiedAt: sql<Date | null>`${modified ?? sql`null`}`.mapWith(readInstant),
    })
    .from(table)
    .where(
      and(
        publicAt(options, new Date()),
        locationIds === null ? undefined : inArray(columns.location, [...locationIds]),
      ),
    )
    .orderBy(columns.id)
  return rows.flatMap(({ locationId, modifiedAt, ...named }) => {
    const path = pathOf(definition, named)
    return path === null ? [] : { locationId, path, modifiedAt }
  })
}

/** Reads the values of records, except deleted ones. */
export async function readStored(
  options: TableAdapterOptions,
  { orm, ids }: RowQuery,
): Promise<readonly StoredRecord[]> {
  const { definition, table, columns, visible } = options
  const { from, until } = definition.shown
  const rows = await orm
    .select({
      ...{ row: table, id: sql<number>`${columns.id}` },
      locationId: sql<number | null>`${columns.location ?? sql`null`}`,
      isVisible: sql<boolean>`coalesce(${visible}, false)`,
      ...{ from: instantOf(options, from), until: instantOf(options, until) },
    })
    .from(table)
    .where(and(inArray(columns.id, [...ids]), ne(columns.status, 'DELETED')))
    .orderBy(asc(columns.id))
  return Promise.all(
    rows.map(async ({ row, ...record }) => ({
      ...record,
      values: await lockedValues(options, orm, row),
      texts: (options.texts ?? []).map((column) => String(inColumn(options, row, column) ?? '')),
    })),
  )
}

/** Reads the titles of records, regardless of visibility. */
export async function readNames(
  options: TableAdapterOptions,
  { orm, ids }: RowQuery,
): Promise<ReadonlyMap<number, RecordName>> {
  const { definition, table, columns } = options
  const rows = await orm
    .select({
      id: sql<number>`${columns.id}`,
      title: sql<string>`${columnOf(options, definition.title)}`,
      locationId: sql<number | null>`${columns.location ?? sql`null`}`,
    })
    .from(table)
    .where(inArray(columns.id, [...ids]))
  return new Map(rows.map(({ id, ...name }) => [id, name]))
}

/**
 * Returns a statement for the last saved records of a kind whose drafts the caller can see, newest first; all kinds have the same
 * columns. Excludes imported records that nobody has saved, as do the indexes of large tables (`savedLast` in
 * database/tables/indexes.ts). Returns `null` for kinds that don’t record saves.
 */
export function lastSaved(
  options: TableAdapterOptions,
  principal: Principal | null,
  atMost: number,
): SQL | null {
  const { definition, table, columns } = options
  const { id, location, status, updatedAt, updatedBy } = columns
  if (!updatedAt || !updatedBy) return null
  const { title, shown } = definition
  const here = location ? mayReadDrafts(principal, location) : isHeadOffice(principal)
  const where = and(ne(updatedBy, sql`''`), ne(status, sql`'DELETED'`), here)
  return sql`(
    select ${definition.kind}::text as kind, ${id} as id, ${columnOf(options, title)}::text as title,
      ${location ?? sql`null`}::integer as location_id, ${status}::text as record_status,
      coalesce(${publicAt(options, new Date())}, false) as is_public,
      coalesce(${options.visible}, false) as is_published,
      ${instantOf(options, shown.from)}::timestamptz as published_at,
      ${instantOf(options, shown.until)}::timestamptz as until,
      ${updatedAt} as updated_at, ${updatedBy} as updated_by
    from ${table}
    where ${where}
    order by ${desc(updatedAt)}, ${desc(id)}
    limit ${atMost}
  )`
}

type Row = Readonly<Record<string, unknown>>

/** Returns a row’s values; UTC is sufficient, because references don’t depend on the time zone. */
async function lockedValues(options: TableAdapterOptions, orm: Orm, row: Row): Promise<Row> {
  const { writer, fields } = options
  // A table with a writer has the columns of its rows.
  if (writer) return writer.valuesOf(orm, row as unknown as RecordRow, 'UTC')
  return Object.fromEntries(
    Object.entries(fields).map(([name, column]) => [name, inColumn(options, row, column)]),
  )
}

function inColumn({ table }: TableAdapterOptions, row: Row, column: PgColumn): unknown {
  const [name] = Object.entries(getTableColumns(table)).find(([, own]) => own === column) ?? []
  if (name === undefined) throw new Error(`The column ${column.name} is of another table`)
  return row[name]
}

/** Returns when the next public record appears or expires; content rendered from such records expires then. */
export async function nextChange(
  options: TableAdapterOptions,
  orm: Orm,
  after: Date,
): Promise<Date | null> {
  const { from, until } = options.definition.shown
  const columns = [from, until].flatMap((name) => (name === null ? [] : columnOf(options, name)))
  const found = await Promise.all(
    columns.map(async (column) => {
      const at = sql<Date | null>`${min(column)}`.mapWith(readInstant)
      const waiting = and(options.visible, gt(column, after))
      const [row] = await orm.select({ at }).from(options.table).where(waiting)
      return row?.at?.getTime() ?? []
    }),
  )
  const moments = found.flat()
  return moments.length > 0 ? new Date(Math.min(...moments)) : null
}
