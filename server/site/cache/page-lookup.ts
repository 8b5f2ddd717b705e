import { LRUCache } from 'lru-cache'
import { countLimit } from '../../database/count-limit'
import { hostName, type KnownSites, type PageLocation } from '../content/site-address'
import type { FinishedPage } from '../page/finished-page'

/** Cache of pages by host and path as in the request, because resolving an address would cost more than everything else. */
interface PageLookup {
  /** Returns the page at an address (with the host as received), if it is cached. */
  find(host: string, path: string): FinishedPage | null
  forget(): void
}

/** Maximum number of cached addresses. */
const MAX_COUNT = 5_000

export function createPageLookup(
  sites: Pick<KnownSites, 'peek'>,
  nameOf: (place: PageLocation) => string,
  peek: (name: string) => FinishedPage | null,
): PageLookup {
  const names = new LRUCache<string, string>(countLimit(MAX_COUNT))
  return { find, forget: () => names.clear() }

  function find(host: string, path: string): FinishedPage | null {
    const key = `${host} ${path}`
    const known = names.get(key)
    if (known !== undefined) return peek(known)
    const place = sites.peek({ host: hostName(host), path })?.place
    const page = place && peek(nameOf(place))
    // Caches only addresses of existing pages; the number of others is unlimited.
    if (page) names.set(key, nameOf(place))
    return page ?? null
  }
}
