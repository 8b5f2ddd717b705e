/** What is known of a stored page without reading it. */
interface StoredPage {
  readonly file: string
  /** In bytes. */
  readonly size: number
  readonly keys: readonly string[]
  /** Tells what is stored from what is to be stored: pages are not written twice. */
  readonly mark: string
}

/** Which pages are stored, by address and by the keys of their records; those used longest ago come first. */
export class PageIndex {
  readonly #pages = new Map<string, StoredPage>()
  readonly #addresses = new Map<string, Set<string>>()
  #size = 0

  get count(): number {
    return this.#pages.size
  }

  /** What all files take together, in bytes. */
  get size(): number {
    return this.#size
  }

  get(address: string): StoredPage | undefined {
    return this.#pages.get(address)
  }

  /** Notes a page that was used or stored just now. */
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

  /** The addresses of the pages made of one of these records; `*` stands for all of them. */
  madeOf(keys: readonly string[]): readonly string[] {
    if (keys.includes('*')) return [...this.#pages.keys()]
    return [...new Set(keys.flatMap((key) => [...(this.#addresses.get(key) ?? [])]))]
  }

  /** The page to be deleted for room: the first that is not in use, else the first. */
  leastUsed(isUsed: (address: string) => boolean): string | undefined {
    let first: string | undefined
    for (const address of this.#pages.keys()) {
      first ??= address
      if (!isUsed(address)) return address
    }
    return first
  }
}
