import { LRUCache } from 'lru-cache'
import { EVERYTHING, LANGUAGES, REDIRECTS } from '../../database/cache-tags'
import { createTagClock } from '../../database/tag-clock'

/** A negative cache: addresses that were looked up and lead nowhere. */
export interface NotFoundCache {
  has(address: string): boolean
  /** Taken before an address is looked up: changes from here on may create it. */
  mark(): number
  add(address: string, absence: Absence): void
  /** Something of these tags has changed: what depends on them may lead somewhere now. */
  drop(tags: readonly string[]): void
}

/** That an address leads nowhere. */
interface Absence {
  readonly mark: number
  /** What would make it lead somewhere; changes of redirects, languages and locations do in any case. */
  readonly tags: readonly string[]
  /** When something may appear there without a change, in milliseconds since 1970. */
  readonly until?: number | null
}

/** About 6 MB. */
const MAX_COUNT = 10_000
const CONCERNS_ALL = /^location[:@]/

export function createNotFoundCache(now: () => number = Date.now): NotFoundCache {
  const addresses = new LRUCache<string, Omit<Absence, 'mark'>>({ max: MAX_COUNT })
  const clock = createTagClock()
  return {
    has(address) {
      const known = addresses.get(address)
      return known !== undefined && (known.until ?? Number.POSITIVE_INFINITY) > now()
    },
    mark: clock.now,
    add(address, { mark, tags, until = null }) {
      if (!clock.hasChanged(mark, tags)) addresses.set(address, { tags, until })
    },
    drop(tags) {
      const isAll = tags.some(concernsAll)
      clock.announce(isAll ? [EVERYTHING] : tags)
      if (isAll) return addresses.clear()
      const changed = new Set(tags)
      for (const [address, known] of addresses.entries())
        if (known.tags.some((tag) => changed.has(tag))) addresses.delete(address)
    },
  }
}

function concernsAll(tag: string): boolean {
  return tag === EVERYTHING || tag === REDIRECTS || tag === LANGUAGES || CONCERNS_ALL.test(tag)
}
