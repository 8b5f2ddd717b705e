import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { knownMigrations, migrateIn } from '../database/migrate'
import type { FileTarget } from '../file-target/file-target'
import { hashTable } from './dump-table'
import { type Manifest, tableKey } from './manifest'
import { quoteIdentifier, shapesOf } from './stored-tables'

/** A backup and its location. */
export interface BackupSource {
  readonly target: FileTarget
  readonly id: string
  readonly manifest: Manifest
}

/**
 * Creates and fills the tables in the client's transaction; the database must not have them yet. Then every table is read again
 * and throws if its rows or hash differ from the manifest.
 */
export async function loadTables(client: pg.Client, source: BackupSource): Promise<void> {
  const { target, id, manifest } = source
  checkMigrations(manifest)
  await migrateIn(drizzle(client), new Set(manifest.migrations))
  const references = await dropReferences(client)
  for (const { name, columns } of manifest.tables) {
    await deleteRows(client, name)
    const stream = await target.open(tableKey(id, name))
    if (!stream) throw new Error(`The table ${name} is missing from the backup ${id}.`)
    const list = columns.map(quoteIdentifier).join(', ')
    const copy = client.query(copyFrom(`copy ${quoteIdentifier(name)} (${list}) from stdin`))
    await pipeline(stream, createGunzip(), copy)
  }
  for (const { table, name, definition } of references)
    await client.query(
      `alter table ${quoteIdentifier(table)} add constraint ${quoteIdentifier(name)} ${definition}`,
    )
  for (const { name, value, isCalled } of manifest.sequences)
    await client.query('select setval($1::regclass, $2, $3)', [
      quoteIdentifier(name),
      value,
      isCalled,
    ])
  await compareTables(client, manifest)
}

/** Throws for a backup of a later release, whose data may have no table here. */
export function checkMigrations({ migrations }: Manifest): void {
  const known = new Set(knownMigrations())
  const unknown = migrations.filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw new Error(
      `The backup was made by a newer release (${unknown.join(', ')}). Restore it with that release or a later one.`,
    )
}

interface Reference {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/** Drops foreign keys while loading, because rows arrive in any order; they are checked when all are loaded. */
async function dropReferences(client: pg.Client): Promise<readonly Reference[]> {
  const { rows } = await client.query<Reference>(
    `select r.relname as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_class r on r.oid = c.conrelid
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace order by 1, 2`,
  )
  for (const { table, name } of rows)
    await client.query(
      `alter table ${quoteIdentifier(table)} drop constraint ${quoteIdentifier(name)}`,
    )
  return rows
}

/** Deletes rows inserted by migrations. Skips empty tables, because nothing may be deleted from the audit log. */
async function deleteRows(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query(`select from ${quoteIdentifier(name)} limit 1`)
  if (rowCount) await client.query(`delete from ${quoteIdentifier(name)}`)
}

async function compareTables(client: pg.Client, manifest: Manifest): Promise<void> {
  const names = manifest.tables.map(({ name }) => name)
  const shapes = new Map((await shapesOf(client, names)).map((shape) => [shape.name, shape]))
  for (const { name, columns, rows, contentSha256 } of manifest.tables) {
    const shape = shapes.get(name)
    if (!shape) throw new Error(`The table ${name} of the backup is none of this release.`)
    const found = await hashTable(client, { ...shape, columns })
    if (found.rows !== rows)
      throw new Error(`The table ${name} has ${found.rows} rows, and had ${rows}.`)
    if (found.contentSha256 !== contentSha256)
      throw new Error(`The table ${name} has the rows it had, with other content.`)
  }
}
