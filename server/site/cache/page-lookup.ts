import { LRUCache } from 'lru-cache'
import { hostName } from '../content/site-address'
import type { FinishedPage } from '../page/finished-page'
import type { KnownSites } from '../routing/known-sites'
import { locate, type PageLocation } from '../routing/locate'

/** Finished pages by addresses as requests name them: finding out what one means would cost more than all else. */
interface PageLookup {
  /** The page at an address (its host as it came), if it is cached. */
  find(host: string, path: string): FinishedPage | null
  forget(): void
}

/** How many addresses are cached. */
const MAX_COUNT = 5_000

export function createPageLookup(
  sites: Pick<KnownSites, 'cached'>,
  nameOf: (place: PageLocation) => string,
  peek: (name: string) => FinishedPage | null,
): PageLookup {
  const names = new LRUCache<string, string>({ max: MAX_COUNT })
  return { find, forget: () => names.clear() }

  function find(host: string, path: string): FinishedPage | null {
    const asked = `${host} ${path}`
    const known = names.get(asked)
    if (known !== undefined) return peek(known)
    const place = sites.cached && locate(sites.cached, { host: hostName(host), path })
    const page = place && peek(nameOf(place))
    // Only pages that exist are cached: the number of addresses that lead nowhere is unbounded.
    if (page) names.set(asked, nameOf(place))
    return page
  }
}
