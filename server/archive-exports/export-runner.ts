import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../app/app'
import type { ArchiveScope } from '../archive/archive-scope'
import { exportArchive } from '../archive/export-archive'
import { pageAt } from '../archive/page-at'
import type { Orm } from '../database/orm'
import { archiveExports } from '../database/tables'
import type { FileTarget } from '../file-target/file-target'
import { enqueue } from '../jobs/enqueue'
import { type AnyJobKind, jobKind } from '../jobs/job-kind'
import type { FileStore } from '../media/store/file-store'
import { ARCHIVE_EXPORT, type ArchiveExport, slugOf } from './archive-exports'

/** Returns the folder in which this server creates archives requested in the editor. */
export function archiveFolder({ dataDir }: { readonly dataDir: string }): string {
  return join(dataDir, 'archives')
}

/** The prefix of finished archives among the shared files. */
const SHARED_ARCHIVES = 'archives/'

export function keyOf({ file }: { readonly file: string }): string {
  return `${SHARED_ARCHIVES}${file}`
}

interface ExportParts {
  readonly app: Pick<App, 'changes' | 'clock' | 'database' | 'log'>
  readonly store: FileStore
  /** The shared storage of finished archives, from which every server can send them. */
  readonly files: () => Promise<FileTarget>
  /** The folder in which this server creates them. */
  readonly folder: string
}

export interface ExportRunner {
  readonly kind: AnyJobKind
  /** Aborts running exports; another server restarts them. */
  stop(): Promise<void>
  /** Resolves when no export is running, for tests. */
  idle(): Promise<void>
}

/** Interval of the heartbeat of a running export, in ms. */
const SEEN_MS = 5_000
/** An export without a heartbeat for this time is restarted, in ms. */
const LOST_MS = 60_000
const MAX_TRIES = 3
const MAX_JOB_TRIES = 20

class Stopped extends Error {}

/**
 * Creates archives outside of requests, with the same code as the command. The job starts one and checks every minute: an export
 * whose server was killed is restarted, and expired archives are deleted.
 */
export function createExportRunner({ app, store, files, folder }: ExportParts): ExportRunner {
  const running = new Map<number, Promise<void>>()
  let isStopped = false
  return {
    kind: jobKind({
      name: ARCHIVE_EXPORT,
      payload: z.object({ id: z.int() }),
      mostTries: MAX_JOB_TRIES,
      run: (tx, { payload: { id } }) => lookAfter(tx, id),
    }),
    async stop() {
      isStopped = true
      await Promise.all(running.values())
    },
    async idle() {
      while (running.size > 0) await Promise.all(running.values())
    },
  }

  async function lookAfter(tx: Orm, id: number): Promise<void> {
    const now = app.clock()
    await tx.delete(archiveExports).where(lt(archiveExports.expiresAt, now))
    await sweep(tx, { folder, files: await files() })
    const [row] = await tx
      .select()
      .from(archiveExports)
      .where(eq(archiveExports.id, id))
      .for('update')
    if (!row) return
    if (row.status === 'READY' || row.status === 'FAILED')
      return enqueueAt(tx, id, row.expiresAt.getTime())
    const isLost = now.getTime() - (row.seenAt?.getTime() ?? 0) > LOST_MS
    if (isLost && row.tries >= MAX_TRIES) {
      const problem = 'The server was stopped while it was made.'
      await tx.update(archiveExports).set({ status: 'FAILED', problem }).where(isRow(row))
      return enqueueAt(tx, id, row.expiresAt.getTime())
    }
    await enqueueAt(tx, id, now.getTime() + LOST_MS)
    if (!isLost || isStopped || running.has(id)) return
    const begun = { status: 'RUNNING', seenAt: now, tries: row.tries + 1 } as const
    await tx.update(archiveExports).set(begun).where(isRow(row))
    const scope = await scopeOf(tx, row)
    // Not awaited: it takes longer than a transaction may.
    running.set(
      id,
      make(row, scope).finally(() => running.delete(id)),
    )
  }

  async function make(row: ArchiveExport, scope: ArchiveScope): Promise<void> {
    const path = join(folder, row.file)
    let progress = ''
    let isDeleted = false
    const timer = setInterval(async () => {
      const seen = { seenAt: app.clock(), progress, bytes: await sizeOf(`${path}.partial`) }
      isDeleted = await save(row, seen).then(
        (isThere) => !isThere,
        () => false,
      )
    }, SEEN_MS)
    timer.unref()
    try {
      await mkdir(folder, { recursive: true })
      await rm(path, { force: true })
      const { missing } = await exportArchive({ database: app.database, store }, path, {
        ...{ scope, withHistory: row.withHistory, withPeople: row.withPeople },
        progress(text) {
          progress = text
          if (isStopped || isDeleted) throw new Stopped()
        },
      })
      const shared = await files()
      await shared.putFile(keyOf(row), path)
      const done = { status: 'READY', progress: null, missing: missing.length } as const
      const facts = { bytes: await sizeOf(path), finishedAt: app.clock() }
      if (!(await save(row, { ...done, ...facts }))) await shared.delete(keyOf(row))
    } catch (error) {
      if (error instanceof Stopped) await save(row, { seenAt: null, status: 'WAITING' })
      else await fail(row, error)
    } finally {
      clearInterval(timer)
      await rm(path, { force: true })
    }
  }

  async function fail(row: ArchiveExport, error: unknown): Promise<void> {
    app.log.error({ err: error, archive: row.id }, 'an archive could not be made')
    const problem = error instanceof Error ? error.message.slice(0, 300) : String(error)
    await save(row, { status: 'FAILED', problem }).catch(() => false)
  }

  /** Returns false if it was deleted meanwhile. */
  async function save(row: ArchiveExport, change: Partial<ArchiveExport>): Promise<boolean> {
    const rows = await app.database.orm
      .update(archiveExports)
      .set(change)
      .where(and(isRow(row), eq(archiveExports.status, 'RUNNING')))
      .returning({ id: archiveExports.id })
    return rows.length > 0
  }
}

/** Deletes the files of deleted archives; a running export still has its row. */
async function sweep(tx: Orm, { folder, files }: Sweeping): Promise<void> {
  const rows = await tx.select({ file: archiveExports.file }).from(archiveExports)
  const kept = new Set(rows.map(({ file }) => file))
  for await (const { key } of files.list(SHARED_ARCHIVES))
    if (!kept.has(key.slice(SHARED_ARCHIVES.length))) await files.delete(key)
  const names = await readdir(folder).catch(() => [])
  for (const name of names)
    if (!kept.has(name.replace(/\.partial$/, ''))) await rm(join(folder, name), { force: true })
}

interface Sweeping {
  readonly folder: string
  readonly files: FileTarget
}

function isRow({ id }: ArchiveExport) {
  return eq(archiveExports.id, id)
}

async function enqueueAt(tx: Orm, id: number, time: number): Promise<void> {
  await enqueue(tx, { kind: ARCHIVE_EXPORT, payload: { id }, runAt: new Date(time) })
}

async function scopeOf(tx: Orm, { locationId, path }: ArchiveExport): Promise<ArchiveScope> {
  const location = await slugOf(tx, locationId)
  if (path !== null) return { of: 'page', page: await pageAt(tx, { path, location }) }
  return location === undefined ? { of: 'network' } : { of: 'location', location }
}

async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size
  } catch {
    return 0
  }
}
