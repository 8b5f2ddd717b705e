import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { migrateIn } from '../database/migrate'
import { readFrom } from '../file-target/file-target'
import type { FileStore } from '../media/store/file-store'
import { withBackupLock } from './backup-lock'
import { checkFiles } from './check-files'
import { type BackupSource, checkMigrations, loadTables } from './load-tables'
import { type Manifest, originalKey } from './manifest'
import { ownTables, quoteIdentifier } from './stored-tables'

interface RestoreParts extends BackupSource {
  readonly url: string
  readonly store: FileStore
  readonly dataDir: string
  /** True if existing content is deleted first. */
  readonly overwrite: boolean
  progress(text: string): void
}

/** A server with a more recent heartbeat is still running on the database. */
const ALIVE = "interval '35 seconds'"

/**
 * Restores a backup completely or not at all: every hash is checked before anything is written, originals are stored before the
 * rows that refer to them, and the rows are written in one transaction, which also migrates the tables.
 */
export async function restoreBackup(parts: RestoreParts): Promise<void> {
  const { url, dataDir, progress, ...source } = parts
  checkMigrations(source.manifest)
  await withBackupLock(url, async (client) => {
    await checkTarget(client, parts)
    progress('Checking every file of the backup …')
    const problems = await checkFiles(source.target, source.id, source.manifest)
    if (problems.length > 0)
      throw new Error(
        `The backup ${source.id} is damaged, and nothing was changed. Choose another one.\n${problems.join('\n')}`,
      )
    progress('Restoring pictures …')
    await restoreOriginals(parts)
    progress('Restoring the tables …')
    await inTransaction(client, async () => {
      await checkTarget(client, parts)
      await dropTables(client, source.manifest)
      await loadTables(client, source)
      await migrateIn(drizzle(client))
    })
  })
  // Removes cached pages of the previous content.
  await rm(join(dataDir, 'pages'), { recursive: true, force: true })
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** Refuses a database in use by a server, or with content that may not be overwritten. */
async function checkTarget(
  client: pg.Client,
  { manifest, overwrite }: Pick<RestoreParts, 'manifest' | 'overwrite'>,
): Promise<void> {
  const tables = await tablesOf(client, manifest)
  if (tables.includes('servers')) {
    const { rows } = await client.query<{ name: string }>(
      `select name from servers where seen_at > now() - ${ALIVE} limit 1`,
    )
    if (rows[0])
      throw new Error(
        `The server ${rows[0].name} works on this database. Stop every server first; one that was killed counts for another 35 seconds.`,
      )
  }
  if (overwrite) return
  for (const name of tables.filter((table) => table !== 'migrations')) {
    const { rowCount } = await client.query(`select from ${quoteIdentifier(name)} limit 1`)
    if (rowCount)
      throw new Error(
        `The database is not empty (its table ${name} has rows). To delete what it holds and restore the backup in its place: --overwrite`,
      )
  }
}

/** Returns the existing tables of this release and of the backup's. */
async function tablesOf(client: pg.Client, { tables }: Manifest): Promise<readonly string[]> {
  const own = [...ownTables(), ...tables.map(({ name }) => name), 'migrations']
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relname = any($1) order by relname collate "C"`,
    [own],
  )
  return rows.map(({ name }) => name)
}

/** Drops the tables with their trigger functions, which the migrations create again. Extensions are kept. */
async function dropTables(client: pg.Client, manifest: Manifest): Promise<void> {
  const tables = await tablesOf(client, manifest)
  const { rows: functions } = await client.query<{ name: string }>(
    `select distinct t.tgfoid::regprocedure::text as name from pg_trigger t
     join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
     where not t.tgisinternal and c.relnamespace = 'public'::regnamespace
       and p.pronamespace = c.relnamespace and c.relname = any($1)`,
    [tables],
  )
  if (tables.length > 0)
    await client.query(`drop table ${tables.map(quoteIdentifier).join(', ')} cascade`)
  for (const { name } of functions) await client.query(`drop function ${name}`)
}

async function restoreOriginals({ manifest, target, store }: RestoreParts): Promise<void> {
  for (const name of manifest.originals) {
    if (await store.head(name)) continue
    const bytes = await readFrom(target, originalKey(name))
    if (!bytes) throw new Error(`The picture ${name} is missing from the backup.`)
    await store.put(name, bytes)
  }
}
