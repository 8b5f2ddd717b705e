import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { readFile, statfs, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { EVERYTHING } from '../../database/cache-tags'
import { isMissing, syncFolder, writeWhole } from '../../database/write-whole'
import type { FinishedPage } from '../page/finished-page'
import { decodeHeader, decodePage, headerEnd } from './page-file'
import { PageIndex } from './page-index'

/** Bytes read first; enough for most headers, longer ones need a second read. */
const BEGINNING = 4096

/** A change may delete thousands of files, and visitors go first. */
const DELETED_TOGETHER = 20
const DELETION_PAUSE_MS = 10
/** Time for which the free disk space is known, in milliseconds. */
const FREE_SPACE_MS = 1_000

/** Returns the file name of a page, a hash that contains nothing of the address. */
function fileNameOf(address: string): string {
  return `${createHash('sha256').update(address).digest('hex')}.page`
}

/** The page files in one folder. */
export class PageFolder {
  readonly #path: string
  #free: { readonly bytes: number; readonly until: number } | null = null

  constructor(path: string) {
    this.#path = path
  }

  /**
   * Indexes the stored pages by their headers and deletes other or incomplete files. Synchronous, because nothing else runs yet:
   * 2,000 files take about 60 ms.
   */
  open(): PageIndex {
    fs.mkdirSync(this.#path, { recursive: true })
    const index = new PageIndex()
    const found = fs
      .readdirSync(this.#path)
      .filter((name) => name !== STATE && name !== DROPPED)
      .map((name) => ({ name, usedAt: fs.lstatSync(join(this.#path, name)).mtimeMs }))
      .sort((a, b) => a.usedAt - b.usedAt)
    for (const { name } of found)
      if (!this.#enter(name, index))
        fs.rmSync(join(this.#path, name), { recursive: true, force: true })
    this.#deleteDropped(index)
    return index
  }

  /** Deletes the pages that were dropped before the last stop. If it is unknown which, all are. */
  #deleteDropped(index: PageIndex): void {
    const note = join(this.#path, DROPPED)
    if (!fs.existsSync(note)) return
    const tags = tagsIn(fs.readFileSync(note, 'utf8')) ?? [EVERYTHING]
    for (const file of index.take(tags, Number.POSITIVE_INFINITY))
      fs.rmSync(join(this.#path, file), { force: true })
    fs.rmSync(note, { force: true })
  }

  #enter(name: string, index: PageIndex): boolean {
    const file = join(this.#path, name)
    const beginning = readBeginning(file)
    const read = beginning && decodeHeader(beginning.bytes)
    if (!read || fileNameOf(read.header.address) !== name) return false
    const { address, keys, forms } = read.header
    const whole = forms.reduce((sum, [, length]) => sum + length, read.end)
    if (whole !== beginning.size) return false
    index.set(address, { file: name, size: whole, keys, mark: '' })
    return true
  }

  /** Reads a page file; returns `null` if it is missing or damaged. */
  async read(file: string): Promise<FinishedPage | null> {
    return decodePage(await readFile(join(this.#path, file)))
  }

  /** Writes the page of an address; returns the file name. */
  async write(address: string, bytes: Buffer): Promise<string> {
    const file = fileNameOf(address)
    await writeWhole(join(this.#path, file), bytes, false)
    return file
  }

  /** Deletes files durably, so that they stay deleted after a power failure. */
  async delete(files: readonly string[]): Promise<void> {
    if (files.length === 0) return
    for (let from = 0; from < files.length; from += DELETED_TOGETHER) {
      if (from > 0) await sleep(DELETION_PAUSE_MS)
      await Promise.all(
        files.slice(from, from + DELETED_TOGETHER).map((file) => this.#unlink(file)),
      )
    }
    await syncFolder(this.#path)
  }

  /** Notes durably of which tags the pages are to be deleted; none removes the note. */
  async noteDropped(tags: readonly string[]): Promise<void> {
    const note = join(this.#path, DROPPED)
    if (tags.length > 0) return writeWhole(note, Buffer.from(JSON.stringify(tags)), true)
    await this.#unlink(DROPPED)
    await syncFolder(this.#path)
  }

  /** At 40 % of the cost of `rm`, because a change may drop all files. */
  async #unlink(file: string): Promise<void> {
    try {
      await unlink(join(this.#path, file))
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  }

  /** Returns the free disk space, in bytes, as it was within the last second: pages are written by the hundred. */
  async free(): Promise<number> {
    const now = performance.now()
    if (this.#free && now < this.#free.until) return this.#free.bytes
    const { bavail, bsize, blocks } = await statfs(this.#path)
    // Some file systems don’t report it.
    const bytes = blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize
    this.#free = { bytes, until: now + FREE_SPACE_MS }
    return bytes
  }

  readState(): string | null {
    try {
      return fs.readFileSync(join(this.#path, STATE), 'utf8')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }

  writeState(text: string): Promise<void> {
    return writeWhole(join(this.#path, STATE), Buffer.from(text), false)
  }
}

const STATE = 'state.json'
/** Tags of dropped pages. */
const DROPPED = 'dropped.json'
const droppedTags = z.array(z.string())

/** Returns the tags in a note; `null` if it is damaged. */
function tagsIn(note: string): readonly string[] | null {
  try {
    return droppedTags.parse(JSON.parse(note))
  } catch {
    return null
  }
}

function readBeginning(file: string) {
  const stat = fs.lstatSync(file)
  if (!stat.isFile()) return null
  const opened = fs.openSync(file, 'r')
  try {
    const first = Buffer.alloc(Math.min(BEGINNING, stat.size))
    fs.readSync(opened, first, 0, first.length, 0)
    const length = Math.min(headerEnd(first) ?? 0, stat.size)
    if (length <= first.length) return { bytes: first, size: stat.size }
    const bytes = Buffer.alloc(length)
    fs.readSync(opened, bytes, 0, length, 0)
    return { bytes, size: stat.size }
  } finally {
    fs.closeSync(opened)
  }
}
