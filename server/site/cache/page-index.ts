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
