import { and, asc, eq, lt } from 'drizzle-orm'
import type { App } from '../app/app'
import type { Orm } from '../database/orm'
import { mediaItems, mediaRevisions, pendingOriginals } from '../database/tables'
import type { SharedSizes } from './shared-sizes'
import type { FileStore } from './store/file-store'
import { lockOriginal } from './store-upload'

/** Longer than any upload takes including retries, in milliseconds. */
const ABANDONED_MS = 3_600_000
const BATCH_SIZE = 100
const EVERY_MS = 3_600_000

interface SweptFiles {
  readonly store: FileStore
  /** The sizes that servers share; `null` if they share none. */
  readonly shared: Pick<SharedSizes, 'delete'> | null
}

/**
 * Deletes originals used by no media item or history, at most 100 at a time. Checks only files that this database stored and
 * never lists the store, which may be shared with another database.
 */
export async function sweepOriginals(
  app: Pick<App, 'database'>,
  { store, shared }: SweptFiles,
  now = new Date(),
): Promise<number> {
  const { orm } = app.database
  const abandoned = lt(pendingOriginals.since, new Date(now.getTime() - ABANDONED_MS))
  const names = await orm
    .select({ name: pendingOriginals.name })
    .from(pendingOriginals)
    .where(abandoned)
    .orderBy(asc(pendingOriginals.since))
    .limit(BATCH_SIZE)
  let deleted = 0
  for (const { name } of names)
    await orm.transaction(async (tx) => {
      await lockOriginal(tx, name)
      const [still] = await tx
        .delete(pendingOriginals)
        .where(and(eq(pendingOriginals.name, name), abandoned))
        .returning()
      if (!still) return
      if (await isUsed(tx, name)) return
      await store.delete(name)
      await shared?.delete(name)
      deleted += 1
    })
  return deleted
}

/** Returns whether a media item uses the file, or can restore it from its history. */
async function isUsed(tx: Orm, name: string): Promise<boolean> {
  for (const table of [mediaItems, mediaRevisions]) {
    const [row] = await tx
      .select({ original: table.original })
      .from(table)
      .where(eq(table.original, name))
      .limit(1)
    if (row) return true
  }
  return false
}

/** Sweeps once an hour; returns a function that stops it. */
export function sweepRegularly(app: Pick<App, 'database' | 'log'>, files: SweptFiles): () => void {
  const timer = setInterval(() => {
    sweepOriginals(app, files).catch((error) =>
      app.log.warn({ err: error }, 'failed to remove unused files from the store'),
    )
  }, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
