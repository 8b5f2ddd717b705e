import { readdir } from 'node:fs/promises'
import type { Logger } from 'pino'
import { isMissing } from '../database/write-whole'
import { createLazy } from '../http/create-lazy'
import type { ResumableUploads } from './resumable-uploads'

const EVERY_MS = 3_600_000

interface StartedUploads {
  /** Loads the tus library with the first call. */
  readonly uploads: () => Promise<ResumableUploads>
  stop(): void
}

/** Opens the folder of resumable uploads when one is first asked for, and deletes expired ones now and once an hour. */
export function startUploads(folder: string, log: Pick<Logger, 'warn'>): StartedUploads {
  const uploads = createLazy(async () => {
    const { openResumableUploads } = await import('./resumable-uploads')
    return openResumableUploads(folder)
  })
  const sweep = () =>
    deleteExpiredUploads(folder, uploads).catch((error) =>
      log.warn({ err: error }, 'failed to delete expired uploads'),
    )
  void sweep()
  const timer = setInterval(sweep, EVERY_MS)
  timer.unref()
  return { uploads, stop: () => clearInterval(timer) }
}

/** Deletes expired uploads, those of earlier processes too; returns how many. An empty folder costs one look into it. */
export async function deleteExpiredUploads(
  folder: string,
  uploads: () => Promise<Pick<ResumableUploads, 'deleteExpired'>>,
): Promise<number> {
  const names = await readdir(folder).catch((error) => {
    if (isMissing(error)) return []
    throw error
  })
  return names.length === 0 ? 0 : (await uploads()).deleteExpired()
}
