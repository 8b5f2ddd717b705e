import { type FinishedPage, weightOf } from './finished-page'

/** Finished pages by address, and the one place that says when one must be made anew. */
export interface PageCache {
  /** A page that is there and current. */
  peek(address: string): FinishedPage | null
  /**
   * The page at an address, made when it is not there; asked for several times at once, it is made once.
   * Whatever `make` throws is thrown; but a page that is merely out of date is given out rather than nothing.
   */
  get(address: string, make: () => Promise<FinishedPage | null>): Promise<FinishedPage | null>
  /** Forgets exactly the pages made of one of these records; `*` stands for all of them. */
  drop(keys: readonly string[]): void
  readonly size: number
}

export interface PageCacheOptions {
  /** How much finished pages may weigh together, in bytes; those not asked for longest go first. */
  readonly limit: number
  readonly now?: () => number
  /** Told when a page out of date is given out because a new one cannot be made. */
  readonly onStale?: (address: string, error: unknown) => void
}

/** How long a page out of date is given out before making a new one is tried again, in milliseconds. */
const RETRY = 5_000

/** Keeps finished pages in memory, bounded. */
export function createPageCache({ limit, now = Date.now, onStale }: PageCacheOptions): PageCache {
  // A Map remembers the order of insertion: its first page is the one not asked for longest.
  const pages = new Map<string, FinishedPage>()
  const addressesByKey = new Map<string, Set<string>>()
  let making = new Map<string, Promise<FinishedPage | null>>()
  let weight = 0

  return {
    peek,
    get,
    drop(keys) {
      abandonMaking()
      if (keys.includes('*')) return forgetAll()
      for (const key of keys)
        for (const address of [...(addressesByKey.get(key) ?? [])]) forget(address)
    },
    get size() {
      return pages.size
    },
  }

  function peek(address: string): FinishedPage | null {
    const page = pages.get(address)
    if (!page || isOver(page)) return null
    pages.delete(address)
    pages.set(address, page)
    return page
  }

  function get(address: string, make: () => Promise<FinishedPage | null>) {
    const page = peek(address)
    if (page) return Promise.resolve(page)
    const current = making.get(address)
    if (current) return current
    const round = making
    const made = makeAnew(address, make, round).finally(() => round.delete(address))
    round.set(address, made)
    return made
  }

  async function makeAnew(
    address: string,
    make: () => Promise<FinishedPage | null>,
    round: typeof making,
  ): Promise<FinishedPage | null> {
    try {
      const page = await make()
      // A record changed in the meantime: whoever waited gets this page, whoever comes later a new one.
      if (round === making) keep(address, page)
      return page
    } catch (error) {
      const old = pages.get(address)
      if (!old) throw error
      onStale?.(address, error)
      keep(address, { ...old, expiresAt: now() + RETRY })
      return old
    }
  }

  /** What is being made now may be made of records that have just changed; its keys are known too late to ask. */
  function abandonMaking() {
    making = new Map()
  }

  function keep(address: string, page: FinishedPage | null) {
    forget(address)
    if (!page) return
    pages.set(address, page)
    weight += weightOf(page)
    for (const key of page.keys) addressesOf(key).add(address)
    for (const oldest of pages.keys()) {
      if (weight <= limit || oldest === address) break
      forget(oldest)
    }
  }

  function forget(address: string) {
    const page = pages.get(address)
    if (!page) return
    pages.delete(address)
    weight -= weightOf(page)
    for (const key of page.keys) {
      const addresses = addressesOf(key)
      addresses.delete(address)
      if (addresses.size === 0) addressesByKey.delete(key)
    }
  }

  function forgetAll() {
    for (const address of [...pages.keys()]) forget(address)
  }

  function addressesOf(key: string): Set<string> {
    const known = addressesByKey.get(key)
    if (known) return known
    const addresses = new Set<string>()
    addressesByKey.set(key, addresses)
    return addresses
  }

  function isOver({ expiresAt }: FinishedPage): boolean {
    return expiresAt !== null && expiresAt <= now()
  }
}
