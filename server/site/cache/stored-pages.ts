import { z } from 'zod'
import { type ChangePosition, changePosition } from '../../database/change-log'
import { isMissing } from '../../database/write-whole'
import type { SiteAddress } from '../content/site-address'
import { asLastKnown, type FinishedPage, textDigestOf } from '../page/finished-page'
import { digestOf } from '../page/packed-bodies'
import { encodePage } from './page-file'
import type { PageFolder } from './page-folder'
import type { PageIndex } from './page-index'

/** Finished pages on this server's disk: what was there before a restart is there after it. */
export interface StoredPages {
  /** The page at an address; before `trust` as the last that is known. `null` when there is none. */
  read(address: string): Promise<FinishedPage | null>
  /** Stores a page soon; nobody waits for it, and nothing depends on it. */
  write(address: string, page: FinishedPage): void
  remove(address: string): void
  /** Deletes the pages rendered from one of these records, durably: they stay deleted after a power cut. */
  drop(keys: readonly string[]): Promise<void>
  /** Deletes what has changed since the pages were stored; what is left is current from now on. */
  trust(changes: ChangeSource): Promise<void>
  /** Notes the sites, for a start without the database. */
  noteSites(sites: readonly SiteAddress[]): void
  /** Writes what waits. */
  close(): Promise<void>
}

/** The log of changes: what is stored is as current as its position. */
export interface ChangeSource {
  readonly heardUpTo: ChangePosition
  since(position: ChangePosition): Promise<readonly string[]>
}

export interface StoredPagesOptions {
  readonly folder: PageFolder
  readonly onError: (error: unknown, what: string) => void
  /** Whether a page is in memory: such a page is deleted last. */
  readonly isUsed: (address: string) => boolean
  /** What all files may take, in bytes. */
  readonly limit?: number
  readonly most?: number
  /** How much of the disk stays free, in bytes. */
  readonly reserve?: number
  /** How long no page was made before those that wait are written, in milliseconds: visitors need the processor more. */
  readonly delay?: number
  /** How long a page waits at most, in milliseconds. */
  readonly longest?: number
}

const LIMIT = 128 * 1024 * 1024
/** Each takes a read of its header at start. */
const MAX_COUNT = 2_000
/** Well above the reserve of the embedded database, so that stored pages never keep anyone from saving. */
const RESERVE = 256 * 1024 * 1024
/** Longer than a page waits to be compressed as small as it gets, so that it is written once. */
const DELAY_MS = 4_000
const MAX_MS = 30_000
/** How many pages may wait: they are in memory, and are written before the server stops. */
const MAX_WAITING = 200
const STATE_MS = 5_000

const state = z.object({
  position: changePosition,
  sites: z.array(
    z.object({ locationId: z.number(), slug: z.string(), host: z.string().nullable() }),
  ),
})

/** The page that is being written just now. */
interface PendingWrite {
  readonly page: FinishedPage
  /** One of its records has changed since: it is deleted as soon as it is written. */
  isStale: boolean
  done: Promise<void>
}

/** Opens a folder of pages. Nothing of it counts as current before `trust`. */
export function openStoredPages(options: StoredPagesOptions): StoredPages {
  return new DiskPages(options)
}

class DiskPages implements StoredPages {
  readonly #options: StoredPagesOptions
  readonly #folder: PageFolder
  readonly #index: PageIndex
  readonly #waiting = new Map<string, FinishedPage>()
  #writing: PendingWrite | null = null
  #worker: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | null = null
  /** When those that wait are written at the latest, in milliseconds since 1970. */
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
    this.#state = readState(this.#folder)
    this.#sites = this.#state?.sites ?? []
  }

  async read(address: string): Promise<FinishedPage | null> {
    const entry = this.#index.get(address)
    if (!entry || this.#isBroken) return null
    try {
      const page = await this.#folder.read(entry.file)
      // Something it is made of has changed while it was read.
      if (this.#index.get(address) !== entry) return null
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
      keys.some((key) => key === '*' || made.has(key))
    for (const [address, page] of this.#waiting) if (isStale(page)) this.#waiting.delete(address)
    const addresses = this.#index.madeOf(keys)
    const files = addresses.flatMap((address) => this.#index.get(address)?.file ?? [])
    for (const address of addresses) this.#index.delete(address)
    if (this.#writing && isStale(this.#writing.page)) {
      this.#writing.isStale = true
      await this.#writing.done
    }
    await this.#delete(files)
  }

  async trust(changes: ChangeSource): Promise<void> {
    const position = this.#state?.position
    await this.drop(position ? await changes.since(position) : ['*'])
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
    await this.#noteState()
  }

  #work(): void {
    this.#timer = null
    this.#worker = this.#worker.then(async () => {
      for (const [address, page] of this.#waiting) {
        this.#waiting.delete(address)
        const writing: PendingWrite = { page, isStale: false, done: Promise.resolve() }
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
    if (this.#isBroken || this.#index.get(address)?.mark === mark) return
    try {
      const bytes = encodePage(address, page)
      await this.#makeRoom(bytes.length)
      const file = await this.#folder.write(address, bytes)
      if (writing.isStale) await this.#delete([file])
      else this.#index.set(address, { file, size: bytes.length, keys: [...page.keys], mark })
      this.#isFailing = false
    } catch (error) {
      this.#fail(error)
    }
  }

  /** Said once, until it works again. */
  #fail(error: unknown): void {
    if (!this.#isFailing) this.#options.onError(error, 'failed to store finished pages')
    this.#isFailing = true
  }

  async #makeRoom(bytes: number): Promise<void> {
    const { limit = LIMIT, most = MAX_COUNT, reserve = RESERVE, isUsed } = this.#options
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

  /** A file that cannot be deleted might be served after a restart: the disk is not used any more. */
  async #delete(files: readonly string[]): Promise<void> {
    try {
      await this.#folder.delete(files)
    } catch (error) {
      this.#isBroken = true
      this.#options.onError(error, 'failed to delete stored pages; they’re no longer used')
    }
  }

  async #noteState(): Promise<void> {
    const position = this.#changes?.heardUpTo
    // Without a change in the log there is nothing that a later start could go on from.
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

/** The sites as a server last knew them; none when no page of theirs can be served without the database. */
export function lastKnownSites(folder: PageFolder): readonly SiteAddress[] {
  return readState(folder)?.sites ?? []
}

/** Stands for what a page says and for its compressed forms; a validator stands for the page's text and policy. */
function markOf(page: FinishedPage): string {
  const forms = [...page.packed].flatMap(([encoding, { bytes, etag }]) =>
    encoding === 'identity' ? [] : [`${encoding} ${bytes.length} ${etag}`],
  )
  return forms.length > 0 ? forms.join(' ') : digestOf(`${page.policy}\n${textDigestOf(page)}`)
}

/** The stored log position; `null` when it is missing or damaged: then nothing is current. */
function readState(folder: PageFolder): z.infer<typeof state> | null {
  const text = folder.readState()
  if (text === null) return null
  try {
    return state.parse(JSON.parse(text))
  } catch {
    // Half a file, after a power cut.
    return null
  }
}
