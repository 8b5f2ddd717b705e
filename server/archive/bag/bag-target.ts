import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { isMissing } from '../../database/write-whole'
import { ArchiveProblem } from './archive-problem'

/** Destination of a bag's files. It gets its final name only when complete. */
export interface BagTarget {
  write(name: string, content: Readable): Promise<void>
  finish(): Promise<void>
  abort(): Promise<void>
}

/** The earliest date a zip can store, in every time zone. Used for all files, so that equal archives have equal bytes. */
const EARLIEST = new Date(1980, 0, 1)

/** Opens a zip if the path ends with `.zip`, otherwise a folder. Never overwrites anything. */
export async function openBagTarget(path: string): Promise<BagTarget> {
  await refuseExisting(path)
  return path.toLowerCase().endsWith('.zip') ? zipTarget(path) : createFolderTarget(path)
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

async function createFolderTarget(path: string): Promise<BagTarget> {
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
      // An empty folder with the same name may be replaced.
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
  /** The file being written. The zip keeps what is given with each name to its end, so that must not be the content. */
  let current: Readable | null = null
  let problem: Error | null = null
  const written = pipeline(zip.outputStream, output)
  // Rejects when the disk is full.
  written.catch((error: Error) => {
    problem = error
    current?.destroy(error)
  })
  return {
    async write(name, content) {
      if (problem) throw problem
      current = content
      zip.addReadStreamLazy(
        name,
        {
          mtime: EARLIEST,
          forceDosTimestamp: true,
          // Pictures are already compressed.
          compress: !name.startsWith('data/media/'),
        },
        (give) => {
          if (current) give(null, current)
        },
      )
      await finished(content)
      current = null
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

function ignoreMissing(error: unknown): void {
  if (!isMissing(error)) throw error
}
