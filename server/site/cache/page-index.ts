import type { LRUCache } from 'lru-cache'
import { EVERYTHING } from '../../database/cache-tags'
import type { FinishedPage } from '../page/finished-page'

/** The metadata of a stored page. */
interface StoredPage {
  readonly file: string
  /** In bytes. */
  readonly size: number
  readonly keys: readonly string[]
  /** Identifies the stored content, so that an unchanged page isn’t written twice. */
  readonly mark: string
}

/** Index of stored pages, by address and by the tags of their records; least recently used first. */
export class PageIndex {
  readonly #pages = new Map<string, StoredPage>()
  readonly #addresses = new Map<string, Set<string>>()
  #size = 0

  get count(): number {
    return this.#pages.size
  }

  /** Total size of all files, in bytes. */
  get size(): number {
    return this.#size
  }

  get(address: string): StoredPage | undefined {
    return this.#pages.get(address)
  }

  /** Adds a page as the most recently used. */
  set(address: string, page: StoredPage): void {
    this.delete(address)
    this.#pages.set(address, page)
    this.#size += page.size
    for (const key of page.keys) {
      const known = this.#addresses.get(key)
      if (known) known.add(address)
      else this.#addresses.set(key, new Set([address]))
    }
  }

  delete(address: string): void {
    const page = this.#pages.get(address)
    if (!page) return
    this.#pages.delete(address)
    this.#size -= page.size
    for (const key of page.keys) {
      const known = this.#addresses.get(key)
      known?.delete(address)
      if (known?.size === 0) this.#addresses.delete(key)
    }
  }

  /** Returns about how many pages depend on these records; a page counts once for each. */
  countOf(tags: readonly string[]): number {
    if (tags.includes(EVERYTHING)) return this.count
    return tags.reduce((sum, tag) => sum + (this.#addresses.get(tag)?.size ?? 0), 0)
  }

  /** Removes at most so many of the pages that depend on these records; `*` means all. Returns their files. */
  take(tags: readonly string[], most: number): readonly string[] {
    const files: string[] = []
    const sets = tags.includes(EVERYTHING)
      ? [this.#pages.keys()]
      : tags.map((tag) => this.#addresses.get(tag)?.keys() ?? [])
    for (const addresses of sets)
      for (const address of addresses) {
        const page = this.#pages.get(address)
        if (!page) continue
        if (files.length >= most) return files
        this.delete(address)
        files.push(page.file)
      }
    return files
  }

  /** Returns the page to evict: the first that is not in use, otherwise the first. */
  leastUsed(isUsed: (address: string) => boolean): string | undefined {
    let first: string | undefined
    for (const address of this.#pages.keys()) {
      first ??= address
      if (!isUsed(address)) return address
    }
    return first
  }
}

/** Creates an index of the pages in memory by the tags of their records. */
export function createMemoryIndex() {
  const addresses = new WeakMap<FinishedPage, string>()
  const pagesByTag = new Map<string, Set<FinishedPage>>()
  return {
    addressOf: (page: FinishedPage): string | undefined => addresses.get(page),
    /** Returns the pages with this tag. They may be removed while they are iterated. */
    of: (tag: string): Iterable<FinishedPage> => pagesByTag.get(tag) ?? [],
    add(address: string, page: FinishedPage): void {
      addresses.set(page, address)
      for (const tag of page.keys) {
        const known = pagesByTag.get(tag)
        if (known) known.add(page)
        else pagesByTag.set(tag, new Set([page]))
      }
    },
    remove(page: FinishedPage): void {
      addresses.delete(page)
      for (const tag of page.keys) {
        const known = pagesByTag.get(tag)
        known?.delete(page)
        if (known?.size === 0) pagesByTag.delete(tag)
      }
    },
  }
}

/** Invalidated tags whose pages aren’t removed yet but count as removed, so that invalidating thousands of pages is immediate. */
export class DroppedTags {
  readonly #times = new Map<string, number>()

  /** Adds the tags of a change, with its time on the cache’s clock. */
  add(tags: Iterable<string>, time: number): void {
    for (const tag of tags) this.#times.set(tag, time)
  }

  /** Returns whether data with these tags is older than one of the changes. */
  include(tags: Iterable<string>, since: number): boolean {
    if (this.#times.size === 0) return false
    if ((this.#times.get(EVERYTHING) ?? 0) > since) return true
    for (const tag of tags) if ((this.#times.get(tag) ?? 0) > since) return true
    return false
  }

  /** Removes a tag once its pages are removed, unless it was invalidated again since. */
  remove(tag: string, time: number): void {
    if (this.#times.get(tag) === time) this.#times.delete(tag)
  }

  clear(): void {
    this.#times.clear()
  }

  [Symbol.iterator](): Iterator<[tag: string, time: number]> {
    return this.#times.entries()
  }
}

export interface DroppedPage {
  readonly address: string
  readonly page: FinishedPage
}

interface RemovedPage extends DroppedPage {
  readonly usedAt: number
}

/** A new object each time its size changes, because the cache recomputes sizes only for a different value. */
export interface CachedPage {
  readonly page: FinishedPage
  /** The time of the clock at which it was current. */
  readonly since: number
  /** The number of the cache’s latest read of it. */
  usedAt: number
}

/** Dropped pages are removed so many at a time, which takes less than a millisecond, with pauses for visitors. */
export const REMOVAL_BATCH = 50
export const REMOVAL_PAUSE_MS = 10

/** Removes dropped pages in batches, and reports them once all are gone. Until then they count as gone. */
export function createRemoval(
  pages: LRUCache<string, CachedPage>,
  index: ReturnType<typeof createMemoryIndex>,
  onDropped: ((dropped: readonly DroppedPage[]) => void) | undefined,
) {
  const dropped = new DroppedTags()
  let removed: RemovedPage[] = []
  let isRemoving = false
  return {
    includes: ({ page, since }: CachedPage): boolean => dropped.include(page.keys, since),
    drop(keys: readonly string[], time: number): void {
      if (keys.includes(EVERYTHING)) {
        for (const address of [...pages.keys()]) remove(address)
        dropped.clear()
      } else dropped.add(keys, time)
      if (!isRemoving) removeSome()
    },
  }

  function removeSome(): void {
    isRemoving = true
    let left = REMOVAL_BATCH
    for (const [tag, time] of dropped) {
      for (const page of index.of(tag)) {
        const address = index.addressOf(page)
        // Rendered again since.
        if (address === undefined || (pages.peek(address)?.since ?? time) >= time) continue
        if (left === 0) {
          setTimeout(removeSome, REMOVAL_PAUSE_MS)
          return
        }
        left -= 1
        remove(address)
      }
      dropped.remove(tag, time)
    }
    isRemoving = false
    const all = removed.sort((one, other) => other.usedAt - one.usedAt)
    removed = []
    onDropped?.(all)
  }

  function remove(address: string): void {
    const cached = pages.peek(address)
    if (!cached) return
    if (onDropped) removed.push({ address, page: cached.page, usedAt: cached.usedAt })
    pages.delete(address)
  }
}
