import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { join } from 'node:path'
import { makeDataFolder } from '../../database/data-folder'
import { lockFolder } from '../../database/lock-folder'
import { PageFolder } from './page-folder'

/** The folder of this release's pages, and how to give it back. */
export interface LockedFolder {
  readonly folder: PageFolder
  unlock(): void
}

/**
 * `DATA_DIR/pages/{digest}`: pages of another release, or of a server that was configured otherwise, are never served,
 * and are deleted. One process at a time uses it: each knows for itself how current its pages are.
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
