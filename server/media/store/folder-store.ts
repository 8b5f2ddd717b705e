import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing, writeWhole } from '../../database/write-whole'
import { checkName, type FileStore, isFileName, StoreUnavailable } from './file-store'

/** File that identifies the folder, wherever it is mounted. */
const IDENTITY_FILE = 'store-id'
const BATCH_SIZE = 1_000

/**
 * Opens a store in a folder, spread over 256 subfolders by the first two characters of the names: many file systems are slow with
 * a hundred thousand files in a folder.
 */
export async function openFolderStore(folder: string): Promise<FileStore> {
  const identity = `folder:${await identityOf(folder)}`
  return {
    identity,
    put: (name, bytes) =>
      attempt(`store ${name}`, async () => {
        const there = await sizeOf(fileOf(name))
        if (there?.size !== bytes.length) await writeWhole(fileOf(name), bytes, true)
      }),
    get: (name) => attempt(`read ${name}`, () => nullIfMissing(() => readFile(fileOf(name)))),
    open: (name) =>
      attempt(`read ${name}`, () =>
        nullIfMissing(async () => {
          const handle = await open(fileOf(name), 'r')
          try {
            const { size } = await handle.stat()
            // The stream closes the handle, even if its reader stops early.
            return { size, stream: handle.createReadStream() }
          } catch (error) {
            await handle.close()
            throw error
          }
        }),
      ),
    head: (name) => attempt(`look for ${name}`, () => sizeOf(fileOf(name))),
    delete: (name) => attempt(`delete ${name}`, () => rm(fileOf(name), { force: true })),
    list: (cursor) => attempt('list its files', () => list(cursor ?? '')),
    close: () => undefined,
  }

  function fileOf(name: string): string {
    checkName(name)
    return join(folder, name.slice(0, 2), name)
  }

  async function list(after: string) {
    const names: string[] = []
    for (const shard of (await readdir(folder)).filter(isShard).sort()) {
      if (shard < after.slice(0, 2)) continue
      const found = (await readdir(join(folder, shard))).filter(isFileName).sort()
      names.push(...found.filter((name) => name > after))
      if (names.length >= BATCH_SIZE) {
        const page = names.slice(0, BATCH_SIZE)
        return { names: page, next: page.at(-1) ?? null }
      }
    }
    return { names, next: null }
  }
}

function isShard(name: string): boolean {
  return /^[0-9a-f]{2}$/.test(name)
}

async function identityOf(folder: string): Promise<string> {
  const file = join(folder, IDENTITY_FILE)
  const made = `${file}.${randomUUID()}.tmp`
  await mkdir(folder, { recursive: true })
  const known = await nullIfMissing(() => readFile(file, 'utf8'))
  if (known) return known.trim()
  try {
    await writeWhole(made, Buffer.from(`${randomUUID()}\n`), true)
    // If two servers start at the same moment, one creates the identity and both read it.
    await link(made, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(made, { force: true })
  }
  return (await readFile(file, 'utf8')).trim()
}

async function sizeOf(file: string) {
  return nullIfMissing(async () => {
    const { size } = await stat(file)
    return { size }
  })
}

async function nullIfMissing<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work()
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Reports file system errors as temporary: a full disk, a missing folder or missing permissions. */
async function attempt<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error
    throw new StoreUnavailable(what, error)
  }
}
