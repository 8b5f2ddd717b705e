import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { readFile, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder, writeWhole } from '../../database/write-whole'
import type { FinishedPage } from '../page/finished-page'
import { decodeHeader, decodePage, headerEnd } from './page-file'
import { PageIndex } from './page-index'

/** Most headers fit; a longer one is read by a second call. */
const BEGINNING = 4096

/** The name of a page's file: nothing of an address gets into it. */
function fileNameOf(address: string): string {
  return `${createHash('sha256').update(address).digest('hex')}.page`
}

/** Files of pages in one folder. */
export class PageFolder {
  readonly #path: string

  constructor(path: string) {
    this.#path = path
  }

  /**
   * Which pages are there, by their headers. Whatever is no page of ours, or only a part of one, is deleted. Read while
   * nothing else is going on yet, by plain calls: 2,000 files take some 60 ms.
   */
  open(): PageIndex {
    fs.mkdirSync(this.#path, { recursive: true })
    const index = new PageIndex()
    const found = fs
      .readdirSync(this.#path)
      .filter((name) => name !== STATE)
      .map((name) => ({ name, usedAt: fs.lstatSync(join(this.#path, name)).mtimeMs }))
      .sort((a, b) => a.usedAt - b.usedAt)
    for (const { name } of found)
      if (!this.#enter(name, index))
        fs.rmSync(join(this.#path, name), { recursive: true, force: true })
    return index
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

  /** The page in a file; `null` when it is missing or damaged. */
  async read(file: string): Promise<FinishedPage | null> {
    return decodePage(await readFile(join(this.#path, file)))
  }

  /** Writes the page of an address; returns the file's name. */
  async write(address: string, bytes: Buffer): Promise<string> {
    const file = fileNameOf(address)
    await writeWhole(join(this.#path, file), bytes, false)
    return file
  }

  /** Deletes files durably: they stay deleted after a power cut. */
  async delete(files: readonly string[]): Promise<void> {
    if (files.length === 0) return
    await Promise.all(files.map((file) => rm(join(this.#path, file), { force: true })))
    await syncFolder(this.#path)
  }

  /** How much of the disk is free, in bytes. */
  async free(): Promise<number> {
    const { bavail, bsize, blocks } = await statfs(this.#path)
    // Some file systems do not tell.
    return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize
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
