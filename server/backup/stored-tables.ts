import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import * as tables from '../database/tables'

/** The structure of a table for a backup. */
export interface TableShape {
  readonly name: string
  readonly columns: readonly string[]
  /** The columns of the primary key, with their collation. */
  readonly order: string
}

/** Tables whose rows have no meaning for another server or at another time, with the reason. */
const EXCLUDED_TABLES: Readonly<Record<string, string>> = {
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
  /** Position in the primary key; `null` if not part of it. */
  readonly position: number | null
  readonly isText: boolean
}

/** Returns the tables of this release. Other tables in the same database are ignored. */
export function ownTables(): readonly string[] {
  return Object.values(tables).flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []))
}

/** Returns the tables included in backups. */
export function backedUpTables(): readonly string[] {
  return ownTables().filter((name) => EXCLUDED_TABLES[name] === undefined)
}

/** Returns the structure of the existing tables with these names, ordered by name. */
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
  // Sorted by code points, which is the same on every server.
  const order = key.map(
    ({ column, isText }) => `${quoteIdentifier(column)}${isText ? ' collate "C"' : ''}`,
  )
  return {
    name,
    columns: rows.map(({ column }) => column),
    order: order.length > 0 ? order.join(', ') : `${quoteIdentifier(name)}::text collate "C"`,
  }
}

export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
