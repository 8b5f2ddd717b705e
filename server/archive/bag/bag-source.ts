import { createReadStream } from 'node:fs'
import { lstat, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { type Entry, openPromise } from 'yauzl'
import { isMissing } from '../../database/write-whole'
import { FILE_NAME } from './archive-format'
import { ArchiveProblem, refuseProblems } from './archive-problem'

/** The files of a bag, in a folder or a zip. */
export interface BagSource {
  /** The size of each file by name, in bytes. All names have been validated: none leaves the bag. */
  readonly files: ReadonlyMap<string, number>
  /** Opens an existing file as a stream; never whole in memory. */
  open(name: string): Promise<Readable>
  close(): void
}

/** More files than any network has; each takes about 200 bytes of memory. */
const MAX_FILES = 1_000_000
/** Maximum ratio of content to zip size. Text compresses by a factor of about ten; a larger ratio is a zip bomb. */
const MAX_EXPANSION = 250
/** In bytes; small archives may be very repetitive. */
const ALWAYS_ALLOWED = 64 * 1024 * 1024

export async function openBagSource(path: string): Promise<BagSource> {
  try {
    const facts = await stat(path)
    return facts.isDirectory() ? await folderSource(path) : await zipSource(path, facts.size)
  } catch (error) {
    if (isMissing(error)) throw new ArchiveProblem(`There is no archive ${path}.`)
    throw error
  }
}

async function folderSource(path: string): Promise<BagSource> {
  const files = new Map<string, number>()
  const problems: string[] = []
  await walk('')
  refuseProblems(`${path} is not an archive of Toran:`, problems)
  return { files, open: async (name) => createReadStream(join(path, name)), close: () => undefined }

  async function walk(below: string): Promise<void> {
    for (const entry of await readdir(join(path, below))) {
      const name = `${below}${entry}`
      const facts = await lstat(join(path, name))
      if (facts.isDirectory() && (name === 'data' || name === 'data/media')) await walk(`${name}/`)
      else if (facts.isFile() && FILE_NAME.test(name)) files.set(name, facts.size)
      else problems.push(`it has “${name.slice(0, 200)}”, which no archive has`)
      if (files.size > MAX_FILES) throw tooMany(path)
    }
  }
}

async function zipSource(path: string, size: number): Promise<BagSource> {
  const zip = await openZip(path)
  const entries = new Map<string, Entry>()
  const problems: string[] = []
  let total = 0
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName: name } = entry
      if (name === 'data/' || name === 'data/media/') continue
      if (!FILE_NAME.test(name))
        problems.push(`it has “${name.slice(0, 200)}”, which no archive has`)
      else if (entries.has(name)) problems.push(`it has ${name} twice`)
      else if (entry.isEncrypted()) problems.push(`${name} is encrypted`)
      entries.set(name, entry)
      total += entry.uncompressedSize
      if (entries.size > MAX_FILES) throw tooMany(path)
    }
    refuseProblems(`${path} is not an archive of Toran:`, problems)
    if (total > ALWAYS_ALLOWED && total > size * MAX_EXPANSION)
      throw new ArchiveProblem(
        `${path} has ${size} bytes and would unpack to ${total}. No archive of Toran is compressed like that: it was made to fill the disk.`,
      )
  } catch (error) {
    zip.close()
    throw readable(path, error)
  }
  return {
    files: new Map([...entries].map(([name, entry]) => [name, entry.uncompressedSize])),
    async open(name) {
      const entry = entries.get(name)
      if (!entry) throw new Error(`'${name}' is not in the archive`)
      return zip.openReadStreamPromise(entry)
    },
    close: () => zip.close(),
  }
}

async function openZip(path: string) {
  try {
    return await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true })
  } catch (error) {
    throw readable(path, error)
  }
}

/** Adds the file name to the zip reader's errors about damage. */
function readable(path: string, error: unknown): unknown {
  if (error instanceof ArchiveProblem || (error as NodeJS.ErrnoException).code !== undefined)
    return error
  const reason = error instanceof Error ? error.message : String(error)
  return new ArchiveProblem(`${path} can’t be read as a zip: ${reason}.`)
}

function tooMany(path: string): ArchiveProblem {
  return new ArchiveProblem(`${path} has more than ${MAX_FILES} files, and no archive has so many.`)
}
