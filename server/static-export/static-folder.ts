import { randomUUID } from 'node:crypto'
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { isMissing } from '../database/write-whole'

/** Error that prevents an export, with advice. */
export class StaticExportProblem extends Error {}

/** The folder an export is written to: next to the target, which it replaces when finished. */
export interface StaticFolder {
  /** Writes a file of the site; returns `false` if its address can’t be a file name. */
  write(address: string, bytes: Buffer | string | Readable): Promise<boolean>
  /** Writes a file next to the site, which isn’t served. */
  writeBeside(name: string, text: string): Promise<void>
  /** Copies a folder into the site; missing files are skipped. */
  copy(from: string, address: string): Promise<void>
  /** Replaces the previous export. */
  finish(): Promise<void>
  discard(): Promise<void>
}

/** The subfolder that is served, and the marker file by which later exports recognize a folder they may replace. */
const SITE = 'public'
const MARK = '.toran-static'
/** Maximum length of a file name in bytes, on all common file systems. */
const MAX_NAME = 255

/** Opens the folder; throws a `StaticExportProblem` if the path contains something that isn’t an export. */
export async function openStaticFolder(path: string): Promise<StaticFolder> {
  const target = resolve(path)
  await refuseForeign(target)
  const unfinished = join(dirname(target), `.${basename(target)}-${randomUUID()}`)
  const site = join(unfinished, SITE)
  await mkdir(site, { recursive: true })
  await writeFile(join(unfinished, MARK), '')
  const made = new Set<string>()

  async function write(address: string, bytes: Buffer | string | Readable): Promise<boolean> {
    const file = fileAt(address)
    if (file === null) return false
    const path = join(site, file)
    const folder = dirname(path)
    if (!made.has(folder)) await mkdir(folder, { recursive: true })
    made.add(folder)
    await writeFile(path, bytes)
    return true
  }

  return {
    write,
    async writeBeside(name, text) {
      await mkdir(dirname(join(unfinished, name)), { recursive: true })
      await writeFile(join(unfinished, name), text)
    },
    async copy(from, address) {
      try {
        await cp(from, join(site, address), { recursive: true })
      } catch (error) {
        if (!isMissing(error)) throw error
      }
    },
    async finish() {
      await refuseForeign(target)
      const before = join(dirname(target), `.${basename(target)}-${randomUUID()}`)
      const hadOne = await tryRename(target, before)
      await rename(unfinished, target)
      if (hadOne) await rm(before, { recursive: true, force: true })
    },
    discard: () => rm(unfinished, { recursive: true, force: true }),
  }
}

/** Returns the file of an address: `index.html` in a folder with the page’s name, as web servers expect. */
export function pageFile(address: string): string {
  return address === '/' ? '/index.html' : `${address}/index.html`
}

/** Returns the file of an address, never outside the folder; `null` if file systems refuse the name. */
function fileAt(address: string): string | null {
  const parts = address.replace(/^\//, '').split('/')
  return parts.every(isName) ? join(...parts) : null
}

function isName(part: string): boolean {
  if (part === '' || part === '.' || part === '..') return false
  return !/[\p{Cc}\\]/u.test(part) && Buffer.byteLength(part) <= MAX_NAME
}

async function refuseForeign(target: string): Promise<void> {
  const names = await namesIn(target)
  if (names.length > 0 && !names.includes(MARK))
    throw new StaticExportProblem(
      `${target} holds something else. Name a folder that is empty, that does not exist, or that an earlier static export has written.`,
    )
}

async function namesIn(target: string): Promise<readonly string[]> {
  try {
    return await readdir(target)
  } catch (error) {
    if (isMissing(error)) return []
    const isFile = (error as NodeJS.ErrnoException).code === 'ENOTDIR'
    if (isFile) throw new StaticExportProblem(`${target} is a file. Name a folder.`)
    throw error
  }
}

async function tryRename(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (error) {
    if (!isMissing(error)) throw error
    return false
  }
}
