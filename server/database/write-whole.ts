import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Of a file and its folder that nobody but the server's own user may open. */
export const PRIVATE_FILE = 0o600
export const PRIVATE_FOLDER = 0o700

interface WriteOptions {
  /** Only for the server's own user, whatever the umask says. */
  readonly isPrivate?: boolean
}

/** Writes a file whole or not at all: a reader never meets half of one. `durable` outlives a power cut, and waits for the disk. */
export async function writeWhole(
  file: string,
  bytes: Buffer,
  durable: boolean,
  { isPrivate = false }: WriteOptions = {},
): Promise<void> {
  const folder = dirname(file)
  const unfinished = `${file}.${randomUUID()}.tmp`
  await mkdir(folder, { recursive: true, ...(isPrivate && { mode: PRIVATE_FOLDER }) })
  try {
    const handle = await open(unfinished, 'wx', isPrivate ? PRIVATE_FILE : undefined)
    try {
      await handle.writeFile(bytes)
      if (durable) await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(unfinished, file)
    // The name itself is on the disk only once its folder is.
    if (durable) await syncFolder(folder)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Writes the names in a folder to the disk: what was deleted stays so after a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders; there a rename is written through.
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
