import { asc, getTableColumns, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Orm } from '../database/orm'
import type { ArchivedKind, ArchivedPart, Codecs } from './archived-kinds'
import type { Mapping } from './column-codec'

/** A record or an attached row as a line of an archive. */
export type Line = Readonly<Record<string, unknown>>
export type Row = Readonly<Record<string, unknown>>

interface LineContext {
  readonly orm: Orm
  readonly mapping: Mapping
}

/** Reads the lines of records by id, without number and key; missing records are omitted. */
export async function readRecordLines(
  { orm, mapping }: LineContext,
  kind: ArchivedKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Line>> {
  if (ids.length === 0) return new Map()
  const rows = await rowsOf(orm, kind.table, kind.id, ids)
  const parts: {
    readonly part: ArchivedPart
    readonly rows: ReadonlyMap<unknown, readonly Row[]>
  }[] = []
  for (const part of kind.parts) {
    const own = await rowsOf(orm, part.table, columnOf(part.table, part.owner), ids)
    parts.push({ part, rows: groupedBy(own, part.owner) })
  }
  const byId = new Map(rows.map((row) => [Number(row.id), row]))
  return new Map(
    ids.flatMap((id): [number, Line][] => {
      const row = byId.get(id)
      if (!row) return []
      const line = encodeRow(kind.codecs, row, mapping)
      const own = parts.map(({ part, rows: of }) => [
        part.name,
        sortedRows(part, of.get(id) ?? [], mapping).map((each) =>
          encodeRow(part.codecs, each, mapping),
        ),
      ])
      return [[id, { ...line, ...Object.fromEntries(own) }]]
    }),
  )
}

export function encodeRow(codecs: Codecs, row: Row, mapping: Mapping): Line {
  return Object.fromEntries(
    Object.entries(codecs).map(([name, codec]) => [
      name,
      codec.map(codec.toJson(row[name] ?? null), mapping),
    ]),
  )
}

/** Decodes the columns of a line to their stored form. */
export function decodeRow(codecs: Codecs, line: Line, mapping: Mapping): Row {
  return Object.fromEntries(
    Object.entries(codecs).flatMap(([name, codec]) =>
      Object.hasOwn(line, name)
        ? [[name, codec.fromJson(codec.map(line[name], mapping))] as const]
        : [],
    ),
  )
}

/** Sorts rows by some columns, with references as archive numbers, because the order of ids is specific to a database. */
export function sortedRows(
  { codecs, order }: { readonly codecs: Codecs; readonly order: readonly string[] },
  rows: readonly Row[],
  mapping: Mapping,
): readonly Row[] {
  if (order.length === 0 || rows.length < 2) return rows
  const keyed = rows.map((row) => ({ row, key: order.map((name) => valueIn(name, row)) }))
  return keyed.sort((a, b) => compare(a.key, b.key)).map(({ row }) => row)

  function valueIn(name: string, row: Row) {
    const codec = codecs[name]
    return codec ? codec.map(codec.toJson(row[name] ?? null), mapping) : row[name]
  }
}

function compare(one: readonly unknown[], other: readonly unknown[]): number {
  for (const [index, value] of one.entries()) {
    const [a, b] = [value, other[index]]
    if (a === b) continue
    if (a === null || b === null) return a === null ? -1 : 1
    if (typeof a === 'number' && typeof b === 'number') return a - b
    return String(a) < String(b) ? -1 : 1
  }
  return 0
}

export function columnOf(table: PgTable, name: string): PgColumn {
  const column = (getTableColumns(table) as Readonly<Record<string, PgColumn>>)[name]
  if (!column) throw new Error(`A table of the archive has no column '${name}'`)
  return column
}

/** Reads the rows of records, oldest first if they have ids. */
export async function rowsOf(
  orm: Orm,
  table: PgTable,
  owner: PgColumn,
  ids: readonly number[],
): Promise<readonly Row[]> {
  const columns = getTableColumns(table) as Readonly<Record<string, PgColumn>>
  const query = orm
    .select()
    .from(table)
    .where(inArray(owner, [...ids]))
  return columns.id ? query.orderBy(asc(columns.id)) : query
}

export function groupedBy(
  rows: readonly Row[],
  name: string,
): ReadonlyMap<unknown, readonly Row[]> {
  const groups = new Map<unknown, Row[]>()
  for (const row of rows) {
    const group = groups.get(row[name])
    if (group) group.push(row)
    else groups.set(row[name], [row])
  }
  return groups
}
