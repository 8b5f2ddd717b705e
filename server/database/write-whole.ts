import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Modes of a file and folder that only the server's own user may open. */
const PRIVATE_FILE = 0o600
export const PRIVATE_FOLDER = 0o700

interface WriteOptions {
  /** True if only the server's own user may read it, regardless of the umask. */
  readonly isPrivate?: boolean
}

/** Writes a file atomically: readers never see a partial one. `durable` survives a power cut, and waits for the disk. */
export async function writeWhole(
  file: string,
  bytes: Buffer,
  durable: boolean,
  { isPrivate = false }: WriteOptions = {},
): Promise<void> {
  const folder = dirname(file)
  const unfinished = `${file}.${randomUUID()}.tmp`
  const create = () => open(unfinished, 'wx', isPrivate ? PRIVATE_FILE : undefined)
  try {
    const handle = await create().catch(async (error) => {
      if (!isMissing(error)) throw error
      await mkdir(folder, { recursive: true, ...(isPrivate && { mode: PRIVATE_FOLDER }) })
      return create()
    })
    try {
      await handle.writeFile(bytes)
      if (durable) await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(unfinished, file)
    // The file's name is durable only once its folder is synced.
    if (durable) await syncFolder(folder)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Syncs a folder to disk, so that deletions survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows can't open folders; there a rename is written through.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}
