import { LRUCache } from 'lru-cache'
import { languageInPath } from '#schema/site/language-root'
import { EVERYTHING, LANGUAGES, REDIRECTS } from '../database/cache-tags'
import { countLimit } from '../database/count-limit'
import { createTagClock } from '../database/tag-clock'
import { hostName, type KnownSites, type PageLocation } from './content/site-address'
import { siteFileAt } from './feeds/site-file'
import { siteNamedIn } from './page/redirects'
import type { AddressBook } from './routing/address-book'
import { isFirst, isKnownMissing } from './routing/find-page'

/** A negative cache of addresses without a page. */
export interface NotFoundCache {
  has(address: string): boolean
  /** Call before looking up an address: later changes may create it. */
  mark(): number
  add(address: string, absence: Absence): void
  /** Invalidates addresses that depend on these tags. */
  drop(tags: readonly string[]): void
}

/** The conditions under which an address has no page. */
interface Absence {
  readonly mark: number
  /** Tags whose changes could create the address; changes of redirects, languages and locations always invalidate it. */
  readonly tags: readonly string[]
  /** Time at which something may appear there without a change, in milliseconds since 1970. */
  readonly until?: number | null
}

/** Maximum number of entries, about 6 MB. */
const MAX_COUNT = 10_000
const CONCERNS_ALL = /^location[:@]/

export function createNotFoundCache(now: () => number = Date.now): NotFoundCache {
  const addresses = new LRUCache<string, Omit<Absence, 'mark'>>(countLimit(MAX_COUNT))
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

/**
 * Detects addresses without a page from memory, without I/O, because their number is unlimited and anyone can request them.
 */
interface AbsentPlaces {
  /** Returns the place of such an address; `null` if something may exist there, or if it isn’t known yet. */
  find(host: string, path: string): PageLocation | null
}

export function createNegativeRouteCache(
  sites: Pick<KnownSites, 'cached' | 'peek'>,
  book: Pick<AddressBook, 'cached'>,
): AbsentPlaces {
  return {
    find(host, path) {
      const { cached: addresses } = book
      const place = sites.peek({ host: hostName(host), path })?.place
      if (!place || !addresses) return null
      // A page missing in one language may exist in another.
      const isMissing = isFirst(place) && isKnownMissing(addresses, place)
      if (!isMissing || siteFileAt(place)) return null
      const redirect = siteNamedIn(place, sites.cached ?? []) ?? languageInPath(place.path)
      return redirect ? null : place
    },
  }
}
