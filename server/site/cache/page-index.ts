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

  /** Returns the addresses of pages that depend on these records; `*` means all. */
  madeOf(keys: readonly string[]): readonly string[] {
    if (keys.includes('*')) return [...this.#pages.keys()]
    return [...new Set(keys.flatMap((key) => [...(this.#addresses.get(key) ?? [])]))]
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

/** Number of pages removed from the index before pending requests go first: about a millisecond. */
const REMOVAL_BATCH = 100

/** Creates an index of the pages in memory by the tags of their records. */
export function createMemoryIndex(isCached: (address: string, page: FinishedPage) => boolean) {
  const addresses = new WeakMap<FinishedPage, string>()
  const pagesByKey = new Map<string, Set<FinishedPage>>()
  const removed: FinishedPage[] = []
  return {
    addressOf,
    /** Returns the addresses of the pages with this tag. */
    of: (key: string): readonly string[] =>
      [...(pagesByKey.get(key) ?? [])].flatMap((page) => addressOf(page) ?? []),
    add(address: string, page: FinishedPage): void {
      addresses.set(page, address)
      for (const key of page.keys) {
        const known = pagesByKey.get(key)
        if (known) known.add(page)
        else pagesByKey.set(key, new Set([page]))
      }
    },
    /** Later and in parts, because a change may drop thousands of pages, and has to be over at once. */
    remove(page: FinishedPage): void {
      if (removed.push(page) === 1) setImmediate(removeSome)
    },
  }

  /** Returns the address of a page; `null` if it is no longer cached. */
  function addressOf(page: FinishedPage): string | null {
    const address = addresses.get(page)
    return address !== undefined && isCached(address, page) ? address : null
  }

  function removeSome(): void {
    for (const page of removed.splice(-REMOVAL_BATCH)) removeNow(page)
    if (removed.length > 0) setImmediate(removeSome)
  }

  function removeNow(page: FinishedPage): void {
    // It may have been put back since.
    if (addressOf(page) !== null) return
    for (const key of page.keys) {
      const known = pagesByKey.get(key)
      known?.delete(page)
      if (known?.size === 0) pagesByKey.delete(key)
    }
  }
}
