import { z } from 'zod'
import { EVERYTHING } from '../../database/cache-tags'
import { type ChangePosition, changePosition } from '../../database/change-log'
import { isMissing } from '../../database/write-whole'
import type { SiteAddress } from '../content/site-address'
import { asLastKnown, type FinishedPage, textDigestOf } from '../page/finished-page'
import { digestOf } from '../page/packed-bodies'
import { DroppedPages } from './dropped-pages'
import { encodePage } from './page-file'
import type { PageFolder } from './page-folder'
import type { PageIndex } from './page-index'

/** Rendered pages on this server’s disk, which survive a restart. */
export interface StoredPages {
  /** Reads the page at an address, marked as last known before `trust`; `null` if there is none. */
  read(address: string): Promise<FinishedPage | null>
  /** Stores a page later, in the background; failures have no effect. */
  write(address: string, page: FinishedPage): void
  remove(address: string): void
  /** Deletes the pages that depend on these records. Resolves once they stay deleted also after a power failure. */
  drop(keys: readonly string[]): Promise<void>
  /** Deletes the pages that have changed since they were stored; the remaining ones are current from now on. */
  trust(changes: ChangeSource): Promise<void>
  /** Stores the sites, for a start without database. */
  noteSites(sites: readonly SiteAddress[]): void
  /** Writes the waiting pages. */
  close(): Promise<void>
}

/** The change log; stored pages are current as of its position. */
export interface ChangeSource {
  readonly heardUpTo: ChangePosition
  since(position: ChangePosition): Promise<readonly string[]>
}

export interface StoredPagesOptions {
  readonly folder: PageFolder
  readonly onError: (error: unknown, what: string) => void
  /** Returns whether a page is in memory; such pages are evicted last. */
  readonly isUsed: (address: string) => boolean
  /** Maximum size of all files, in bytes. */
  readonly limit?: number
  readonly most?: number
  /** Disk space kept free, in bytes. */
  readonly reserve?: number
  /** Time without a rendered page before waiting pages are written, in milliseconds, because visitors need the processor more. */
  readonly delay?: number
  /** Maximum wait of a page, in milliseconds. */
  readonly longest?: number
}

const MAX_BYTES = 128 * 1024 * 1024
/** Maximum number of files, because each header is read at startup. */
const MAX_COUNT = 2_000
/** Well above the reserve of the embedded database, so that stored pages never prevent saving. */
const RESERVE = 256 * 1024 * 1024
/** Longer than a page waits for its final compression, so that it is written only once; in milliseconds. */
const DELAY_MS = 4_000
const MAX_MS = 30_000
/** Maximum number of waiting pages, which are in memory and written before the server stops. */
const MAX_WAITING = 200
const STATE_MS = 5_000
/** Number of files that are deleted before a change is over. */
const DELETION_BATCH = 20

const state = z.object({
  position: changePosition,
  sites: z.array(
    z.object({ locationId: z.number(), slug: z.string(), host: z.string().nullable() }),
  ),
})

/** The page currently being written. */
interface PendingWrite {
  readonly page: FinishedPage
  /** True if one of its records has changed since; it is then deleted immediately after writing. */
  isStale: boolean
  /** False while it waits for older files to be deleted. */
  hasBegun: boolean
  done: Promise<void>
}

/** Opens a folder of pages, none of which count as current before `trust`. */
export function openStoredPages(options: StoredPagesOptions): StoredPages {
  return new DiskPages(options)
}

class DiskPages implements StoredPages {
  readonly #options: StoredPagesOptions
  readonly #folder: PageFolder
  readonly #index: PageIndex
  readonly #dropped: DroppedPages
  readonly #waiting = new Map<string, FinishedPage>()
  #writing: PendingWrite | null = null
  #worker: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | null = null
  /** Latest time for writing the waiting pages, in milliseconds since 1970. */
  #deadline = 0
  #stateTimer: NodeJS.Timeout | null = null
  #changes: ChangeSource | null = null
  #state: z.infer<typeof state> | null
  #sites: readonly SiteAddress[]
  #noted = ''
  #isFailing = false
  #isBroken = false
  #isClosed = false

  constructor(options: StoredPagesOptions) {
    this.#options = options
    this.#folder = options.folder
    this.#index = this.#folder.open()
    this.#dropped = new DroppedPages(this.#folder, this.#index, (error) =>
      this.#failToDelete(error),
    )
    this.#state = readState(this.#folder)
    this.#sites = this.#state?.sites ?? []
  }

  async read(address: string): Promise<FinishedPage | null> {
    const entry = this.#index.get(address)
    if (!entry || this.#isBroken || this.#dropped.include(entry.keys)) return null
    try {
      const page = await this.#folder.read(entry.file)
      // A dependency has changed while the page was being read.
      if (this.#index.get(address) !== entry || this.#dropped.include(entry.keys)) return null
      if (!page) throw new Error(`The stored page ${entry.file} is damaged`)
      this.#index.set(address, { ...entry, mark: markOf(page) })
      return this.#changes ? page : asLastKnown(page)
    } catch (error) {
      if (!isMissing(error)) this.#options.onError(error, 'failed to read a stored page')
      this.remove(address)
      return null
    }
  }

  write(address: string, page: FinishedPage): void {
    // Pages served as a fallback are not stored.
    if (this.#isClosed || this.#isBroken || !this.#changes || page.isLastKnown) return
    this.#waiting.set(address, page)
    const { delay = DELAY_MS, longest = MAX_MS } = this.#options
    if (this.#waiting.size === 1) this.#deadline = Date.now() + longest
    if (this.#timer) clearTimeout(this.#timer)
    const wait = Math.min(delay, this.#deadline - Date.now())
    if (this.#waiting.size >= MAX_WAITING || wait <= 0) this.#work()
    else this.#timer = setTimeout(() => this.#work(), wait).unref()
  }

  remove(address: string): void {
    this.#waiting.delete(address)
    const entry = this.#index.get(address)
    if (!entry) return
    this.#index.delete(address)
    void this.#delete([entry.file])
  }

  async drop(keys: readonly string[]): Promise<void> {
    const isStale = ({ keys: made }: FinishedPage) =>
      keys.some((key) => key === EVERYTHING || made.has(key))
    for (const [address, page] of this.#waiting) if (isStale(page)) this.#waiting.delete(address)
    const gone =
      this.#index.countOf(keys) <= DELETION_BATCH
        ? this.#delete(this.#index.take(keys, DELETION_BATCH))
        : this.#dropped.add(keys).catch((error) => this.#failToDelete(error))
    if (this.#writing && isStale(this.#writing.page)) {
      this.#writing.isStale = true
      if (this.#writing.hasBegun) await this.#writing.done
    }
    await gone
  }

  async trust(changes: ChangeSource): Promise<void> {
    const position = this.#state?.position
    await this.drop(position ? await changes.since(position) : [EVERYTHING])
    this.#changes = changes
    this.#stateTimer = setInterval(() => void this.#noteState(), STATE_MS).unref()
  }

  noteSites(sites: readonly SiteAddress[]): void {
    this.#sites = sites
  }

  async close(): Promise<void> {
    this.#isClosed = true
    if (this.#stateTimer) clearInterval(this.#stateTimer)
    if (this.#timer) clearTimeout(this.#timer)
    this.#work()
    await this.#worker
    await this.#dropped.deleted
    await this.#noteState()
  }

  #work(): void {
    this.#timer = null
    this.#worker = this.#worker.then(async () => {
      for (const [address, page] of this.#waiting) {
        this.#waiting.delete(address)
        const begun = { isStale: false, hasBegun: false, done: Promise.resolve() }
        const writing: PendingWrite = { page, ...begun }
        this.#writing = writing
        writing.done = this.#store(address, writing)
        await writing.done
        this.#writing = null
      }
      await this.#noteState()
    })
  }

  async #store(address: string, writing: PendingWrite): Promise<void> {
    const { page } = writing
    const mark = markOf(page)
    const known = this.#index.get(address)
    if (this.#isBroken) return
    if (known?.mark === mark && !this.#dropped.include(known.keys)) return
    try {
      const bytes = encodePage(address, page)
      await this.#makeRoom(bytes.length)
      await this.#dropped.deleted
      if (writing.isStale) return
      writing.hasBegun = true
      const file = await this.#folder.write(address, bytes)
      if (writing.isStale) await this.#delete([file])
      else this.#index.set(address, { file, size: bytes.length, keys: [...page.keys], mark })
      this.#isFailing = false
    } catch (error) {
      this.#fail(error)
    }
  }

  /** Reports an error once, until storing works again. */
  #fail(error: unknown): void {
    if (!this.#isFailing) this.#options.onError(error, 'failed to store finished pages')
    this.#isFailing = true
  }

  async #makeRoom(bytes: number): Promise<void> {
    const { limit = MAX_BYTES, most = MAX_COUNT, reserve = RESERVE, isUsed } = this.#options
    if ((await this.#folder.free()) < reserve + bytes)
      throw new Error('The disk is nearly full: finished pages are kept in memory only')
    const files: string[] = []
    while (this.#index.size + bytes > limit || this.#index.count >= most) {
      const address = this.#index.leastUsed(isUsed)
      const entry = address === undefined ? undefined : this.#index.get(address)
      if (address === undefined || !entry) break
      this.#index.delete(address)
      files.push(entry.file)
    }
    await this.#folder.delete(files)
  }

  /** Deletes files. If one can’t be deleted, it might be served after a restart, so the folder is no longer used. */
  async #delete(files: readonly string[]): Promise<void> {
    try {
      await this.#folder.delete(files)
    } catch (error) {
      this.#failToDelete(error)
    }
  }

  #failToDelete(error: unknown): void {
    this.#isBroken = true
    this.#options.onError(error, 'failed to delete stored pages; they’re no longer used')
  }

  async #noteState(): Promise<void> {
    const position = this.#changes?.heardUpTo
    // Without a log position a later start could not determine the changes.
    if (!position || position.id === 0 || this.#isBroken) return
    const serialized = JSON.stringify([position.id, position.at, this.#sites])
    if (serialized === this.#noted) return
    try {
      await this.#folder.writeState(JSON.stringify({ position, sites: this.#sites }))
      this.#noted = serialized
    } catch (error) {
      this.#fail(error)
    }
  }
}

/** Returns the last known sites; empty if none of their pages can be served without the database. */
export function lastKnownSites(folder: PageFolder): readonly SiteAddress[] {
  return readState(folder)?.sites ?? []
}

/** Returns a value that changes with the page: the ETags of its compressed forms, which cover text and policy, or else a digest. */
function markOf(page: FinishedPage): string {
  const forms = [...page.packed].flatMap(([encoding, { bytes, etag }]) =>
    encoding === 'identity' ? [] : [`${encoding} ${bytes.length} ${etag}`],
  )
  return forms.length > 0 ? forms.join(' ') : digestOf(`${page.policy}\n${textDigestOf(page)}`)
}

/** Reads the stored log position; `null` if it is missing or damaged, so that no page counts as current. */
function readState(folder: PageFolder): z.infer<typeof state> | null {
  const text = folder.readState()
  if (text === null) return null
  try {
    return state.parse(JSON.parse(text))
  } catch {
    // The file is incomplete after a power failure.
    return null
  }
}
