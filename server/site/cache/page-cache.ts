import { LRUCache } from 'lru-cache'
import { createTagClock, type TagClock } from '../../database/tag-clock'
import { type FinishedPage, isOver, packTightly, standIn, weightOf } from '../page/finished-page'
import { type CachedPage, createMemoryIndex, createRemoval, type DroppedPage } from './page-index'
import type { StoredPages } from './stored-pages'

/** Cache of rendered pages by address. The only place that decides when a page is revalidated. */
export interface PageCache {
  /** Returns a page that is cached and current. */
  peek(address: string): FinishedPage | null
  /**
   * Returns the page at an address, rendering it on a miss; concurrent calls share one run of `make`. Errors of `make` are
   * thrown, unless a stale page can be served instead.
   */
  get(address: string, make: () => Promise<FinishedPage | null>): Promise<FinishedPage | null>
  /** Like `get` but without caching, for addresses unlimited in number; concurrent calls share the result. */
  once(address: string, make: () => Promise<FinishedPage | null>): Promise<FinishedPage | null>
  /** Updates the size of a page after another compressed form was added. */
  reweigh(page: FinishedPage): void
  /** Invalidates exactly the pages that depend on these records; `*` means all. */
  drop(keys: readonly string[]): void
  /** Returns whether a page is in memory, current or not. */
  has(address: string): boolean
  readonly size: number
  /** Total size of the pages, in bytes. */
  readonly weight: number
}

interface PageCacheOptions {
  /** Maximum total size in bytes; the least recently used pages are evicted. */
  readonly limit: number
  readonly now?: () => number
  /** Called when a stale page is served because it can’t be revalidated. */
  readonly onStale?: (address: string, error: unknown) => void
  /** Called with each cached page. */
  readonly onCached?: (address: string, page: FinishedPage) => void
  /** Called after each change with the pages that it dropped, most recently used first. */
  readonly onDropped?: ((dropped: readonly DroppedPage[]) => void) | undefined
  /** Pages stored on disk, so that they are not rendered again after a restart. */
  readonly stored?: Pick<StoredPages, 'read' | 'write' | 'remove'> | undefined
}

type Make = () => Promise<FinishedPage | null>

/** A page being rendered. */
interface Run {
  readonly since: number
  readonly page: Promise<FinishedPage | null>
}

/** Creates an in-memory cache of rendered pages, limited by size. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { limit, now = Date.now, onStale, onCached, onDropped, stored } = options
  const pages = new LRUCache<string, CachedPage>({
    maxSize: limit,
    sizeCalculation: ({ page }, address) => weightOf(page) + 2 * address.length,
    dispose({ page }, _address, reason) {
      if (reason !== 'set') index.remove(page)
    },
  })
  const index = createMemoryIndex()
  const clock = createTagClock()
  const removal = createRemoval(pages, index, onDropped)
  let uses = 0
  const making = new Map<string, Run>()

  return {
    peek,
    get: (address, make) => find(address, make, true),
    once: (address, make) => find(address, make, false),
    has: (address) => pages.has(address),
    reweigh(page) {
      const address = index.addressOf(page)
      const cached = address === undefined ? undefined : pages.peek(address)
      if (address === undefined || cached?.page !== page || removal.includes(cached)) return
      put(address, page)
      stored?.write(address, page)
    },
    drop(keys) {
      // Pages being rendered are checked when done, because only then are their dependencies known.
      clock.announce(keys)
      removal.drop(keys, clock.now())
    },
    get size() {
      return pages.size
    },
    get weight() {
      return pages.calculatedSize
    },
  }

  function peek(address: string): FinishedPage | null {
    const cached = pages.get(address)
    if (!cached || removal.includes(cached)) return null
    cached.usedAt = ++uses
    return isOver(cached.page, now()) ? null : cached.page
  }

  function find(address: string, make: Make, keeps: boolean): Promise<FinishedPage | null> {
    const page = peek(address)
    if (page) return Promise.resolve(page)
    const run = making.get(address)
    if (run) return awaitShared(run, clock, () => find(address, make, keeps))
    const since = clock.now()
    // If a record has changed in the meantime, waiting requests get this page, and later requests a new one.
    const keepsIt = (made: FinishedPage | null) => keeps && isCurrent(made, { clock, since })
    const found = obtain(address, make, keepsIt).finally(() => making.delete(address))
    making.set(address, { since, page: found })
    return found
  }

  async function obtain(
    address: string,
    make: Make,
    keeps: (page: FinishedPage | null) => boolean,
  ) {
    const found = (await stored?.read(address)) ?? null
    const isValid = found !== null && !isOver(found, now())
    const page = isValid ? found : await makeAt(address, make, found)
    if (!keeps(page)) return page
    // A page that was stored with its compressed forms, or is stale, needs no further work.
    if (page && (page.isLastKnown || (isValid && page.packed.size > 0))) put(address, page)
    else keep(address, page)
    return page
  }

  async function makeAt(address: string, make: Make, found: FinishedPage | null) {
    try {
      return await make()
    } catch (error) {
      const cached = pages.peek(address)
      const old = standIn(cached && !removal.includes(cached) ? cached.page : found, now())
      if (!old) throw error
      onStale?.(address, error)
      return old
    }
  }

  function keep(address: string, page: FinishedPage | null) {
    if (!page) {
      pages.delete(address)
      stored?.remove(address)
      return
    }
    put(address, page)
    stored?.write(address, page)
    onCached?.(address, page)
  }

  function put(address: string, page: FinishedPage) {
    const before = pages.peek(address)?.page
    pages.set(address, { page, since: clock.now(), usedAt: ++uses })
    const isKept = pages.has(address)
    if (isKept && before === page) return
    if (before) index.remove(before)
    if (!isKept) return
    index.add(address, page)
  }
}

/** Waits for another request’s rendering, or calls `again` if a dependency has changed since it started. */
async function awaitShared(
  { since, page }: Run,
  clock: TagClock,
  again: () => Promise<FinishedPage | null>,
): Promise<FinishedPage | null> {
  const startedAt = clock.now()
  const made = await page
  return since === startedAt || isCurrent(made, { clock, since }) ? made : again()
}

/** Returns whether a page is still current. Without a page the dependencies are unknown, so any change counts. */
function isCurrent(
  page: FinishedPage | null,
  { clock, since }: { readonly clock: TagClock; readonly since: number },
): boolean {
  return !clock.hasChanged(since, page?.keys ?? null)
}

/** Compresses pages again at the highest level while the server is idle. */
export interface Repacking {
  /** Queues a page that was rendered, or requested in an encoding at the fast level. */
  add(page: FinishedPage): void
  close(): void
}

interface RepackingOptions {
  /** Called with each page that was compressed again. */
  readonly onPacked: (page: FinishedPage) => void
  /** Time without a rendered page before it starts, in milliseconds. */
  readonly quiet?: number
  /** Maximum queue length; the oldest pages are dropped and stay as they are. */
  readonly most?: number
}

export function createRepacking({
  onPacked,
  quiet = 2_000,
  most = 500,
}: RepackingOptions): Repacking {
  const waiting = new Set<FinishedPage>()
  let timer: NodeJS.Timeout | null = null
  let isPacking = false
  let isClosed = false
  return {
    add(page) {
      if (isClosed) return
      waiting.add(page)
      const [first] = waiting
      if (waiting.size > most && first) waiting.delete(first)
      wait()
    },
    close() {
      isClosed = true
      waiting.clear()
      if (timer) clearTimeout(timer)
    },
  }

  /** Each rendered page restarts the wait, because visitors need the processor more. */
  function wait(ms = quiet): void {
    if (timer) clearTimeout(timer)
    timer = setTimeout(() => void packNext(), ms).unref()
  }

  async function packNext(): Promise<void> {
    timer = null
    const [page] = waiting
    if (!page || isPacking) return
    waiting.delete(page)
    isPacking = true
    try {
      await packTightly(page)
      if (!isClosed) onPacked(page)
    } finally {
      isPacking = false
    }
    // Unless a page was rendered in the meantime and started another wait.
    if (!isClosed && waiting.size > 0 && !timer) wait(0)
  }
}
