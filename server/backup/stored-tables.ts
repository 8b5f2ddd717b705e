import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import * as tables from '../database/tables'

/** A table as a backup reads it. */
export interface TableShape {
  readonly name: string
  readonly columns: readonly string[]
  /** The columns of the primary key, with how they are compared. */
  readonly order: string
}

/** Tables whose rows mean nothing to another server or at another time, with the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  changes: 'transaction numbers of this database',
  rate_limits: 'counts of the last minutes',
  servers: 'signs of life',
  presences: 'who has a page open',
  resumable_uploads: 'files that are arriving: their parts are not in a backup',
  sessions: 'sign-ins that may have been ended since: everyone signs in again',
}

interface ColumnRow {
  readonly table: string
  readonly column: string
  /** The place in the primary key; `null` outside of it. */
  readonly position: number | null
  readonly isText: boolean
}

/** The tables of this release. Others may be in the same database: they are no business of ours. */
export function ownTables(): readonly string[] {
  return Object.values(tables).flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []))
}

/** Those whose rows are part of a backup. */
export function backedUpTables(): readonly string[] {
  return ownTables().filter((name) => LEFT_OUT[name] === undefined)
}

/** The tables of these names that are there, in the order of their names. */
export async function shapesOf(
  client: pg.Client,
  wanted: readonly string[],
): Promise<readonly TableShape[]> {
  const { rows } = await client.query<ColumnRow>(
    `
    select c.relname as table, a.attname as column, array_position(i.indkey::int2[], a.attnum) as position,
      a.attcollation <> 0 as "isText"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname = any($1)
    order by c.relname collate "C", a.attnum`,
    [wanted],
  )
  const names = [...new Set(rows.map(({ table }) => table))]
  return names.map((name) =>
    shapeOf(
      name,
      rows.filter(({ table }) => table === name),
    ),
  )
}

function shapeOf(name: string, rows: readonly ColumnRow[]): TableShape {
  const key = rows
    .filter(({ position }) => position !== null)
    .sort((a, b) => Number(a.position) - Number(b.position))
  // By code points: the order is the same on every server.
  const order = key.map(({ column, isText }) => `${quoted(column)}${isText ? ' collate "C"' : ''}`)
  return {
    name,
    columns: rows.map(({ column }) => column),
    order: order.length > 0 ? order.join(', ') : `${quoted(name)}::text collate "C"`,
  }
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
