import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { makeDataFolder } from '../../database/data-folder'
import { FolderInUse, lockFolder } from '../../database/lock-folder'
import { PageFolder } from './page-folder'

/** The folder of this release’s pages, and a function to release it. */
export interface LockedFolder {
  readonly folder: PageFolder
  unlock(): void
}

/** Locks the folder like `lockStoredPages`; logs why and returns `null` if it can’t be used: pages are then kept in memory only. */
export async function lockPagesIfFree(
  dataDir: string,
  madeBy: Promise<readonly (string | null)[]>,
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<LockedFolder | null> {
  try {
    return await lockStoredPages(dataDir, await madeBy)
  } catch (error) {
    // Servers may share a data folder on purpose: the first one stores pages.
    if (error instanceof FolderInUse)
      log.info('finished pages are in memory only: another server uses this folder')
    else log.warn({ err: error }, 'finished pages are in memory only: their folder can’t be used')
    return null
  }
}

/**
 * Locks `DATA_DIR/pages/{digest}`. Folders of other releases or configurations are never served, and are deleted. Only one
 * process uses the folder, because each tracks separately how current its pages are.
 */
export async function lockStoredPages(
  dataDir: string,
  madeBy: readonly (string | null)[],
): Promise<LockedFolder> {
  const all = join(dataDir, 'pages')
  makeDataFolder(all)
  const unlock = await lockFolder(all)
  try {
    const text = JSON.stringify([process.version, ...madeBy])
    const digest = createHash('sha256').update(text).digest('hex').slice(0, 32)
    for (const name of fs.readdirSync(all))
      if (name !== digest) fs.rmSync(join(all, name), { recursive: true, force: true })
    return { folder: new PageFolder(join(all, digest)), unlock }
  } catch (error) {
    unlock()
    throw error
  }
}
