import { LRUCache } from 'lru-cache'

/** What one key has taken from a budget in its current window. */
export interface Count {
  /** On this server, and on the others as of the last synchronisation. */
  spent: number
  /** Taken here and not yet written to the database. */
  untold: number
  /** The end of the window that the servers share; `null` before the first synchronisation. */
  sharedUntil: number | null
  /** When the window ends, in milliseconds since 1970. */
  until: number
}

/** About 10 MB at most for a budget; a flood from more networks than that evicts its own counts. */
const MAX_KEYS = 50_000

/** The counts of this process: bounded in number, without a timer for each, read synchronously. */
export class Counters {
  // By size, not by number: lru-cache allocates for the whole number at once, 2 MB for each budget.
  readonly #counts = new LRUCache<string, Count>({ maxSize: MAX_KEYS, sizeCalculation: () => 1 })
  readonly #milliseconds: number
  readonly #now: () => number

  constructor(seconds: number, now: () => number) {
    this.#milliseconds = seconds * 1000
    this.#now = now
  }

  /** The count of a key's current window; `null` before anything was taken. */
  peek(key: string): Count | null {
    const known = this.#counts.get(key)
    return known && known.until > this.#now() ? known : null
  }

  /** The count of a key's current window, which begins now if there is none. */
  begin(key: string): Count {
    const known = this.peek(key)
    if (known) return known
    const count = {
      spent: 0,
      untold: 0,
      sharedUntil: null,
      until: this.#now() + this.#milliseconds,
    }
    this.#counts.set(key, count)
    return count
  }
}
