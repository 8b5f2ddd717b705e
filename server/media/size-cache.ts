import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing, writeWhole } from '../database/write-whole'

/**
 * Cache of picture sizes in a folder that may be deleted at any time; missing sizes are created again. Limited in bytes, evicting
 * the least recently used. The time of last use is written at most once an hour.
 */
export interface SizeCache {
  /** Returns a cached file; `null` if it is missing. */
  get(name: string): Promise<Buffer | null>
  has(name: string): Promise<boolean>
  /** Stores a file. Never rejects: a picture is shown even if it can’t be cached. */
  put(name: string, bytes: Buffer): Promise<void>
}

interface SizeCacheOptions {
  readonly folder: string
  /** Limit in bytes. */
  readonly limit: number
  /** Called when the folder cannot be read or written. */
  readonly onError: (error: unknown) => void
}

const TOUCH_MS = 3_600_000
/** The folder is scanned after writing this fraction of the limit. */
const LOOK_AFTER = 0.05
/** Fraction of the limit left after eviction, so that the next files need none. */
const LEAVE = 0.9

export function createSizeCache({ folder, limit, onError }: SizeCacheOptions): SizeCache {
  // Makes the first write scan the folder, which an earlier run may have left full.
  let written = Number.POSITIVE_INFINITY
  let looking: Promise<void> | null = null
  return { get, has, put }

  async function get(name: string): Promise<Buffer | null> {
    try {
      const bytes = await readFile(fileOf(name))
      void touch(fileOf(name)).catch(onError)
      return bytes
    } catch (error) {
      if (!isMissing(error)) onError(error)
      return null
    }
  }

  async function has(name: string): Promise<boolean> {
    try {
      await stat(fileOf(name))
      return true
    } catch (error) {
      if (!isMissing(error)) onError(error)
      return false
    }
  }

  async function put(name: string, bytes: Buffer): Promise<void> {
    try {
      await writeWhole(fileOf(name), bytes, false)
    } catch (error) {
      onError(error)
      return
    }
    written += bytes.length
    if (written > limit * LOOK_AFTER && !looking) {
      written = 0
      looking = evict(folder, limit)
        .catch(onError)
        .finally(() => {
          looking = null
        })
    }
    await looking
  }

  function fileOf(name: string): string {
    return join(folder, name)
  }
}

async function touch(file: string): Promise<void> {
  try {
    const { mtimeMs } = await stat(file)
    const now = Date.now()
    if (now - mtimeMs > TOUCH_MS) await utimes(file, now / 1000, now / 1000)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

interface CachedFile {
  readonly path: string
  readonly size: number
  readonly usedAt: number
}

async function evict(folder: string, limit: number): Promise<void> {
  const files = await filesIn(folder)
  let total = files.reduce((sum, { size }) => sum + size, 0)
  if (total <= limit) return
  files.sort((a, b) => a.usedAt - b.usedAt)
  for (const { path, size } of files) {
    if (total <= limit * LEAVE) return
    await rm(path, { force: true })
    total -= size
  }
}

/** Lists all files, including unfinished ones. */
async function filesIn(folder: string): Promise<CachedFile[]> {
  const files: CachedFile[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    try {
      const { size, mtimeMs } = await stat(path)
      files.push({ path, size, usedAt: mtimeMs })
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  }
  return files
}
