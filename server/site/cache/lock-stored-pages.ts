import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { join } from 'node:path'
import { makeDataFolder } from '../../database/data-folder'
import { lockFolder } from '../../database/lock-folder'
import { PageFolder } from './page-folder'

/** The folder of this release’s pages, and a function to release it. */
export interface LockedFolder {
  readonly folder: PageFolder
  unlock(): void
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
