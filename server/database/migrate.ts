import { sql } from 'drizzle-orm'
import type { Database } from './database'
import type { Orm } from './orm'

/** The SQL files travel inside the built server, so that no folder has to be shipped beside it. */
const files = import.meta.glob<string>('./migrations/*.sql', {
  eager: true,
  query: '?raw',
  import: 'default',
})
/** Any number, always the same: instances that start together wait for each other. */
const LOCK = 7_266_301

/** Brings the tables up to date: every migration once, in order, all or none. With `only`, just those named. */
export async function migrate(
  { orm }: Pick<Database, 'orm'>,
  only: ReadonlySet<string> | null = null,
): Promise<void> {
  await orm.transaction((tx) => migrateIn(tx, only))
}

/** The same in a transaction that does more. */
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

/** The names of all migrations of this release, in order. */
export function knownMigrations(): readonly string[] {
  return migrations().map(({ name }) => name)
}

/** The migrations that are not applied yet, in order; all of them for an empty database. Changes nothing. */
export async function outstandingMigrations({
  rows,
}: Pick<Database, 'rows'>): Promise<readonly string[]> {
  const applied = new Set(await appliedMigrations({ rows }))
  return knownMigrations().filter((name) => !applied.has(name))
}

/** Migrations of the database that this release does not have: a newer one was there. */
export async function unknownMigrations({
  rows,
}: Pick<Database, 'rows'>): Promise<readonly string[]> {
  const known = new Set(knownMigrations())
  return (await appliedMigrations({ rows })).filter((name) => !known.has(name))
}

export async function appliedMigrations({
  rows,
}: Pick<Database, 'rows'>): Promise<readonly string[]> {
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

/** Insufficient privilege, no such file, not available: what only an administrator of the database server can change. */
function isRefused(error: unknown): boolean {
  return ['42501', '58P01', '0A000'].includes(String((causeOf(error) as { code?: unknown }).code))
}

function causeOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error))
  return error.cause instanceof Error ? causeOf(error.cause) : error
}
