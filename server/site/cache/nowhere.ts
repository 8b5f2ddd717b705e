import { LRUCache } from 'lru-cache'

/** Addresses that were looked up and lead nowhere: asked for again they cost nothing. */
export interface Nowhere {
  has(address: string): boolean
  /** Taken before an address is looked up: what changes from here on may bring it to life. */
  mark(): number
  /** Remembers an address; until a moment (in milliseconds since 1970) from which on time alone may bring it to life. */
  add(address: string, mark: number, until?: number | null): void
  /** Something has changed, so each of them may lead somewhere now. */
  forget(): void
}

/** About 4 MB. */
const MOST = 20_000

export function createNowhere(now: () => number = Date.now): Nowhere {
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
