import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lt } from 'drizzle-orm'
import { UPLOAD_LIFETIME_MS } from '#schema/api/upload'
import type { App } from '../app/app'
import { resumableUploads } from '../database/tables'
import type { FileTarget } from '../file-target/file-target'
import { createLazy } from '../http/create-lazy'
import type { ResumableUploads } from './resumable-uploads'
import { originalsFolder, type StoreOptions } from './store/open-store'

const EVERY_MS = 3_600_000

interface StartedUploads {
  /** Loads the tus library on the first call. */
  readonly uploads: () => Promise<ResumableUploads>
  stop(): void
}

/** Starts resumable uploads lazily, and deletes expired ones once an hour. */
export function startUploads(
  { database, log }: Pick<App, 'database' | 'log'>,
  files: () => Promise<FileTarget>,
  { s3, dataDir }: StoreOptions,
): StartedUploads {
  const uploads = createLazy(async () => {
    const { openResumableUploads } = await import('./resumable-uploads')
    const folder = s3 ? null : originalsFolder(dataDir)
    return openResumableUploads({ database, folder, files: await files() })
  })
  const sweep = async () => {
    try {
      if (await hasExpired(database)) await (await uploads()).deleteExpired()
    } catch (error) {
      log.warn({ err: error }, 'failed to delete expired uploads')
    }
  }
  // Removes the folder used by earlier releases.
  void rm(join(dataDir, 'uploads'), { recursive: true, force: true }).catch(() => undefined)
  const timer = setInterval(sweep, EVERY_MS)
  timer.unref()
  return { uploads, stop: () => clearInterval(timer) }
}

/** Checks first, because usually nothing has expired and the library needn’t be loaded. */
async function hasExpired({ orm }: App['database']): Promise<boolean> {
  const rows = await orm
    .select({ id: resumableUploads.id })
    .from(resumableUploads)
    .where(lt(resumableUploads.createdAt, new Date(Date.now() - UPLOAD_LIFETIME_MS)))
    .limit(1)
  return rows.length > 0
}
