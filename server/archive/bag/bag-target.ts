import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { isMissing } from '../../database/write-whole'
import { ArchiveProblem } from './archive-problem'

/** Where the files of a bag go. It has its name only once it is whole. */
export interface BagTarget {
  write(name: string, content: Readable): Promise<void>
  finish(): Promise<void>
  abort(): Promise<void>
}

/** The earliest date that a zip can name, in each time zone: the date of every file, so that equal archives have equal bytes. */
const EARLIEST = new Date(1980, 0, 1)

/** A zip where the path ends with `.zip`, else a folder. Neither overwrites anything. */
export async function openBagTarget(path: string): Promise<BagTarget> {
  await refuseExisting(path)
  return path.toLowerCase().endsWith('.zip') ? zipTarget(path) : folderTarget(path)
}

async function refuseExisting(path: string): Promise<void> {
  try {
    const names = await readdir(path)
    if (names.length > 0 || path.toLowerCase().endsWith('.zip'))
      throw new ArchiveProblem(`The folder ${path} is not empty. Name a new one.`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR')
      throw new ArchiveProblem(`The file ${path} already exists. Use another name.`)
    if (!isMissing(error)) throw error
  }
}

async function folderTarget(path: string): Promise<BagTarget> {
  const unfinished = `${path}.partial`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  return {
    async write(name, content) {
      const file = join(unfinished, name)
      await mkdir(dirname(file), { recursive: true })
      await pipeline(content, createWriteStream(file, { flags: 'wx' }))
    },
    async finish() {
      // An empty folder may have its name.
      await rmdir(path).catch(ignoreMissing)
      await rename(unfinished, path)
    },
    abort: () => rm(unfinished, { recursive: true, force: true }),
  }
}

async function zipTarget(path: string): Promise<BagTarget> {
  const unfinished = `${path}.partial`
  await mkdir(dirname(path), { recursive: true })
  const zip = new ZipFile()
  const output = createWriteStream(unfinished)
  // It rejects when the disk is full: each write below sees that.
  const written = pipeline(zip.outputStream, output)
  written.catch(() => undefined)
  return {
    async write(name, content) {
      zip.addReadStreamLazy(
        name,
        {
          mtime: EARLIEST,
          forceDosTimestamp: true,
          // Pictures are compressed already.
          compress: !name.startsWith('data/media/'),
        },
        (give) => give(null, content),
      )
      await Promise.race([finished(content), failure(written)])
    },
    async finish() {
      zip.end()
      await written
      const handle = await open(unfinished, 'r')
      await handle.sync()
      await handle.close()
      await rename(unfinished, path)
    },
    async abort() {
      output.destroy()
      await rm(unfinished, { force: true })
    },
  }
}

/** Never kept, but for the failure of the other. */
function failure(work: Promise<void>): Promise<never> {
  return new Promise((_, reject) => {
    work.catch(reject)
  })
}

function ignoreMissing(error: unknown): void {
  if (!isMissing(error)) throw error
}
