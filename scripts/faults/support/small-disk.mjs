import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { mkdtemp, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Skipped } from './expect.mjs'

/**
 * A file system of a few MiB in memory, made for the test; throws `Skipped` where the machine does not allow it.
 * @param {number} mib
 */
export async function makeSmallDisk(mib) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Skipped('a small file system is made by root on Linux only')
  const folder = await mkdtemp(join(tmpdir(), 'toran-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mib}m,mode=0755`, 'tmpfs', folder], {
      stdio: 'pipe',
    })
  } catch (error) {
    await rmdir(folder)
    throw new Skipped(`this machine does not allow mounting (${error})`)
  }
  const filling = join(folder, 'filling')
  return { folder, fill, free, remove }

  /**
   * Writes until this much is left, in bytes; 0 leaves nothing at all.
   * @param {number} left
   */
  function fill(left) {
    const file = openSync(filling, 'a')
    try {
      for (;;) {
        const { bavail, bsize } = statfsSync(folder)
        const size = Math.min(1024 * 1024, bavail * bsize - left)
        if (size <= 0) return
        writeSync(file, Buffer.alloc(size))
      }
    } catch (error) {
      // Someone else took the rest meanwhile: it is full.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    } finally {
      closeSync(file)
    }
  }

  function free() {
    rmSync(filling, { force: true })
  }

  async function remove() {
    execFileSync('umount', ['-l', folder])
    await rmdir(folder)
  }
}
