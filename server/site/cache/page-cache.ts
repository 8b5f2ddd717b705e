import { LRUCache } from 'lru-cache'
import { createTagClock, type TagClock } from '../../database/tag-clock'
import { asLastKnown, type FinishedPage, weightOf } from '../page/finished-page'
import type { StoredPages } from './stored-pages'

/** Finished pages by address, and the one place that decides when one is revalidated. */
export interface PageCache {
  /** A page that is cached and current. */
  peek(address: string): FinishedPage | null
  /**
   * The page at an address, made when it is not cached; concurrent calls share one run of `make`.
   * What `make` throws is thrown, unless there is a stale page to serve instead.
   */
  get(address: string, make: () => Promise<FinishedPage | null>): Promise<FinishedPage | null>
  /** Like `get`, for addresses that are unbounded in number: concurrent calls share the result, which is not cached. */
  once(address: string, make: () => Promise<FinishedPage | null>): Promise<FinishedPage | null>
  /** Counts a page again that has grown since it was cached, by one more compressed form. */
  reweigh(page: FinishedPage): void
  /** Drops exactly the pages made of one of these records; `*` stands for all of them. */
  drop(keys: readonly string[]): void
  /** Whether a page is in memory, current or not. */
  has(address: string): boolean
  readonly size: number
  /** The total size of the pages, in bytes. */
  readonly weight: number
}

interface PageCacheOptions {
  /** The limit on the total size of finished pages, in bytes; the least recently used go first. */
  readonly limit: number
  readonly now?: () => number
  /** Called when a stale page is served because it cannot be revalidated. */
  readonly onStale?: (address: string, error: unknown) => void
  /** Called with each page that is cached. */
  readonly onCached?: (address: string, page: FinishedPage) => void
  /** The pages stored on disk, which are not rendered again after a restart. */
  readonly stored?: Pick<StoredPages, 'read' | 'write' | 'remove'> | undefined
}

/** In an object of its own whenever it is weighed: the cache counts a value again only when it is another one. */
interface CachedPage {
  readonly page: FinishedPage
}

type Make = () => Promise<FinishedPage | null>

/** A page that is being made. */
interface Run {
  readonly since: number
  readonly page: Promise<FinishedPage | null>
}

/** How long a stale page is served before revalidating it is tried again, in milliseconds. */
const RETRY = 5_000

/** An in-memory cache of finished pages, bounded by their size. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { limit, now = Date.now, onStale, onCached, stored } = options
  const links = createLinks()
  const addresses = new WeakMap<FinishedPage, string>()
  const pages = new LRUCache<string, CachedPage>({
    maxSize: limit,
    sizeCalculation: ({ page }, address) => weightOf(page) + 2 * address.length,
    dispose({ page }, address, reason) {
      if (reason !== 'set') links.remove(address, page.keys)
    },
  })
  const clock = createTagClock()
  const making = new Map<string, Run>()

  return {
    peek,
    get: (address, make) => find(address, make, true),
    once: (address, make) => find(address, make, false),
    has: (address) => pages.has(address),
    reweigh(page) {
      const address = addresses.get(page)
      if (address === undefined || pages.peek(address)?.page !== page) return
      put(address, page)
      stored?.write(address, page)
    },
    drop(keys) {
      // Pages being made now are looked at when they are done: only then is it known what they are made of.
      clock.announce(keys)
      if (keys.includes('*')) return pages.clear()
      for (const key of keys) for (const address of links.of(key)) pages.delete(address)
    },
    get size() {
      return pages.size
    },
    get weight() {
      return pages.calculatedSize
    },
  }

  function peek(address: string): FinishedPage | null {
    const page = pages.get(address)?.page
    return !page || isOver(page, now()) ? null : page
  }

  function find(address: string, make: Make, keeps: boolean): Promise<FinishedPage | null> {
    const page = peek(address)
    if (page) return Promise.resolve(page)
    const run = making.get(address)
    if (run) return shared(run, clock, () => find(address, make, keeps))
    const since = clock.now()
    // A record changed in the meantime: requests that wait get this page, later ones a new one.
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
    // A page that was stored with its compressed forms, or is stale, needs no more work.
    if (page && (page.isLastKnown || (isValid && page.packed.size > 0))) put(address, page)
    else keep(address, page)
    return page
  }

  async function makeAt(address: string, make: Make, found: FinishedPage | null) {
    try {
      return await make()
    } catch (error) {
      const old = standIn(pages.peek(address)?.page ?? found, now())
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
    pages.set(address, { page })
    const isKept = pages.has(address)
    if (isKept && before === page) return
    if (before) links.remove(address, before.keys)
    if (!isKept) return
    addresses.set(page, address)
    links.add(address, page.keys)
  }
}

/** What is being made for someone else; for who comes after a change of it, what `again` makes. */
async function shared(
  { since, page }: Run,
  clock: TagClock,
  again: () => Promise<FinishedPage | null>,
): Promise<FinishedPage | null> {
  const asked = clock.now()
  const made = await page
  return since === asked || isCurrent(made, { clock, since }) ? made : again()
}

/** Nobody knows what an address depends on that leads nowhere. */
function isCurrent(
  page: FinishedPage | null,
  { clock, since }: { readonly clock: TagClock; readonly since: number },
): boolean {
  return !clock.hasChanged(since, page?.keys ?? null)
}

/** The addresses of pages by the keys of what they are made of. */
function createLinks() {
  const addressesByKey = new Map<string, Set<string>>()
  return {
    of: (key: string): readonly string[] => [...(addressesByKey.get(key) ?? [])],
    add(address: string, keys: Iterable<string>): void {
      for (const key of keys) {
        const known = addressesByKey.get(key)
        if (known) known.add(address)
        else addressesByKey.set(key, new Set([address]))
      }
    },
    remove(address: string, keys: Iterable<string>): void {
      for (const key of keys) {
        const known = addressesByKey.get(key)
        known?.delete(address)
        if (known?.size === 0) addressesByKey.delete(key)
      }
    },
  }
}

/** The stale page to serve when no new one can be made; `null` when its record is known to be no longer public. */
function standIn(page: FinishedPage | null, now: number): FinishedPage | null {
  if (!page || isOver({ ...page, expiresAt: null }, now)) return null
  return asLastKnown({ ...page, expiresAt: now + RETRY })
}

function isOver({ expiresAt, endsAt }: FinishedPage, now: number): boolean {
  return (expiresAt !== null && expiresAt <= now) || (endsAt !== null && endsAt <= now)
}
