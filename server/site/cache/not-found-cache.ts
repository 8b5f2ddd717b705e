import { LRUCache } from 'lru-cache'

/** A negative cache: addresses that were looked up and lead nowhere. */
export interface NotFoundCache {
  has(address: string): boolean
  /** Taken before an address is looked up: changes from here on may create it. */
  mark(): number
  /** Caches an address, until a time (in milliseconds since 1970) at which something may appear there without a change. */
  add(address: string, mark: number, until?: number | null): void
  /** Something has changed, so each of them may lead somewhere now. */
  forget(): void
}

/** About 4 MB. */
const MOST = 20_000

export function createNotFoundCache(now: () => number = Date.now): NotFoundCache {
  const addresses = new LRUCache<string, number>({ max: MOST })
  let round = 0
  return {
    has: (address) => (addresses.get(address) ?? 0) > now(),
    mark: () => round,
    add(address, mark, until = null) {
      if (mark === round) addresses.set(address, until ?? Number.POSITIVE_INFINITY)
    },
    forget() {
      round += 1
      addresses.clear()
    },
  }
}
