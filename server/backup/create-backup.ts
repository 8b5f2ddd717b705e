import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { PRIVATE_FOLDER } from '../database/write-whole'
import type { FileTarget } from '../file-target/file-target'
import type { FileStore } from '../media/store/file-store'
import { withBackupLock } from './backup-lock'
import { copyOriginals, referredOriginals, storedOriginals } from './copy-originals'
import { withCopySession } from './copy-session'
import { dumpTable } from './dump-table'
import { backupId, type Manifest, type StoredTable, tableKey, writeManifest } from './manifest'
import { backedUpTables, shapesOf } from './stored-tables'

interface BackupParts {
  /** The address of the database. */
  readonly url: string
  readonly store: FileStore
  readonly target: FileTarget
  /** Folder for tables before they are stored; only this backup uses its subfolder `backup`. */
  readonly dataDir: string
  progress(text: string): void
}

interface MadeBackup {
  readonly id: string
  readonly manifest: Manifest
}

/**
 * Makes a backup while servers run. The rows of all tables are from a single repeatable-read snapshot. Originals are immutable:
 * most are copied before the snapshot, and the rest afterwards.
 */
export async function createBackup(parts: BackupParts): Promise<MadeBackup> {
  const { url, target, store, progress } = parts
  return withBackupLock(url, async (client) => {
    const stored = await storedOriginals(target)
    progress('Storing new pictures …')
    await copyOriginals(await referredOriginals(client), { store, target, stored })
    const madeAt = new Date()
    const id = backupId(madeAt)
    progress('Storing the tables …')
    const { names, ...content } = await readSnapshot(parts, id)
    const missingOriginals = await copyOriginals(names, { store, target, stored })
    const manifest: Manifest = {
      ...{ format: 'toran-backup', version: 1, madeAt: madeAt.toISOString() },
      ...content,
      originals: names.filter((name) => !missingOriginals.includes(name)),
      missingOriginals: [...missingOriginals],
    }
    await writeManifest(target, id, manifest)
    return { id, manifest }
  })
}

async function readSnapshot({ url, target, dataDir }: BackupParts, id: string) {
  const folder = join(dataDir, 'backup')
  // Removes files of an earlier backup that was killed.
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
  try {
    return await withCopySession(url, async (client) => {
      await client.query('begin transaction isolation level repeatable read, read only')
      const tables: StoredTable[] = []
      for (const table of await shapesOf(client, backedUpTables())) {
        const file = join(folder, table.name)
        const content = await dumpTable(client, table, file)
        await target.putFile(tableKey(id, table.name), file)
        await rm(file)
        tables.push({ name: table.name, columns: [...table.columns], ...content })
      }
      const names = await referredOriginals(client)
      const migrations = await readMigrations(client)
      const sequences = await readSequences(client)
      await client.query('commit')
      return { migrations, tables, sequences, names }
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name')
  return rows.map(({ name }) => name)
}

/** Read after the rows, so that restored sequences never reuse a number. */
async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; value: string | null; start: string }>(
    `select sequencename as name, last_value::text as value, start_value::text as start
     from pg_sequences where schemaname = 'public' order by sequencename collate "C"`,
  )
  return rows.map(({ name, value, start }) => ({
    ...{ name, value: value ?? start, isCalled: value !== null },
  }))
}
