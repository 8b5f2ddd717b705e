import { sql } from 'drizzle-orm'
import type { Database } from './database'
import type { Orm } from './orm'

/** The SQL files are bundled with the server, so no folder has to be shipped with it. */
const files = import.meta.glob<string>('./migrations/*.sql', {
  eager: true,
  query: '?raw',
  import: 'default',
})
/** An arbitrary fixed number: instances that start together wait for each other. */
const LOCK = 7_266_301

/** Migrates the tables: every migration once, in order, all or none. With `only`, just the named ones. */
export async function migrate(
  { orm }: Pick<Database, 'orm'>,
  only: ReadonlySet<string> | null = null,
): Promise<void> {
  await orm.transaction((tx) => migrateIn(tx, only))
}

/** Migrates within a transaction that does more. */
export async function migrateIn(
  tx: Pick<Orm, 'execute'>,
  only: ReadonlySet<string> | null = null,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
  await tx.execute(
    sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`,
  )
  const { rows } = (await tx.execute(sql`select name from migrations`)) as unknown as {
    rows: readonly { readonly name: string }[]
  }
  const names = new Set(rows.map(({ name }) => name))
  for (const { name, text } of migrations())
    if (!names.has(name) && (only?.has(name) ?? true)) await apply(tx, name, text)
}

/** Returns the names of all migrations of this release, in order. */
export function knownMigrations(): readonly string[] {
  return migrations().map(({ name }) => name)
}

/** Returns the migrations not applied yet, in order; all of them for an empty database. Changes nothing. */
export async function outstandingMigrations({
  rows,
}: Pick<Database, 'rows'>): Promise<readonly string[]> {
  const applied = new Set(await appliedMigrations({ rows }))
  return knownMigrations().filter((name) => !applied.has(name))
}

/** Returns the database's migrations that this release doesn't know: a newer one has run. */
export async function unknownMigrations({
  rows,
}: Pick<Database, 'rows'>): Promise<readonly string[]> {
  const known = new Set(knownMigrations())
  return (await appliedMigrations({ rows })).filter((name) => !known.has(name))
}

async function appliedMigrations({ rows }: Pick<Database, 'rows'>): Promise<readonly string[]> {
  const [table] = await rows<{ name: string | null }>(
    sql`select to_regclass('migrations')::text as name`,
  )
  if (!table?.name) return []
  const applied = await rows<{ name: string }>(sql`select name from migrations order by name`)
  return applied.map(({ name }) => name)
}

function migrations(): readonly { readonly name: string; readonly text: string }[] {
  return Object.entries(files)
    .map(([path, text]) => ({ name: path.replace(/^.*\/|\.sql$/g, ''), text }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

async function apply(tx: Pick<Orm, 'execute'>, name: string, text: string): Promise<void> {
  for (const statement of text.split('--> statement-breakpoint'))
    if (statement.trim() !== '') await execute(tx, statement)
  await tx.execute(sql`insert into migrations (name) values (${name})`)
}

async function execute(tx: Pick<Orm, 'execute'>, statement: string): Promise<void> {
  try {
    await tx.execute(sql.raw(statement))
  } catch (error) {
    const extension = /^\s*create extension if not exists (\w+)/i.exec(statement)?.[1]
    if (extension === undefined || !isRefused(error)) throw error
    throw new Error(
      `The database needs the extension ${extension}, and this account can’t create it (${causeOf(error).message}). Have an administrator of the PostgreSQL server run: create extension if not exists ${extension} — in this database, with PostgreSQL's contrib modules installed — and start again.`,
    )
  }
}

/**
 * Returns whether an error means insufficient privilege, no such file, or not available: only an administrator of the database
 * server can fix it.
 */
function isRefused(error: unknown): boolean {
  return ['42501', '58P01', '0A000'].includes(String((causeOf(error) as { code?: unknown }).code))
}

function causeOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error))
  return error.cause instanceof Error ? causeOf(error.cause) : error
}
