import { LRUCache } from 'lru-cache'
import { countLimit } from '../../database/count-limit'

/** The points a key has used in its current window. */
export interface Count {
  /** Used on this server, and on the others as of the last synchronisation. */
  spent: number
  /** Used here and not yet written to the database. */
  untold: number
  /** End of the window shared by the servers; `null` before the first synchronisation. */
  sharedUntil: number | null
  /** End of the window, in milliseconds since 1970. */
  until: number
}

/** Limits memory to about 10 MB per budget; a flood from more networks evicts its own counts. */
const MAX_KEYS = 50_000

/** The counts of this process: limited in number, without a timer each, read synchronously. */
export class Counters {
  readonly #counts = new LRUCache<string, Count>(countLimit(MAX_KEYS))
  readonly #milliseconds: number
  readonly #now: () => number

  constructor(seconds: number, now: () => number) {
    this.#milliseconds = seconds * 1000
    this.#now = now
  }

  /** Returns the count of a key’s current window; `null` if nothing was used. */
  peek(key: string): Count | null {
    const known = this.#counts.get(key)
    return known && known.until > this.#now() ? known : null
  }

  /** Returns the count of a key’s current window and starts one if there is none. */
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
