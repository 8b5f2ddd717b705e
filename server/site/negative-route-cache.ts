import { languageInPath } from '#schema/site/language-root'
import { hostName } from './content/site-address'
import { siteFileAt } from './feeds/site-file'
import { siteNamedIn } from './page/redirects'
import type { AddressBook } from './routing/address-book'
import { isFirst, isKnownMissing } from './routing/find-page'
import { formerAddress } from './routing/former-address'
import type { KnownSites } from './routing/known-sites'
import { locate, type PageLocation } from './routing/locate'

/**
 * Detects addresses without a page from memory, without I/O, because their number is unlimited and anyone can request them.
 */
interface AbsentPlaces {
  /** Returns the place of such an address; `null` if something may exist there, or if it isn’t known yet. */
  find(host: string, path: string): PageLocation | null
}

export function createNegativeRouteCache(
  sites: Pick<KnownSites, 'cached'>,
  book: Pick<AddressBook, 'cached'>,
): AbsentPlaces {
  return {
    find(host, path) {
      const { cached: all } = sites
      const { cached: addresses } = book
      const place = all && locate(all, { host: hostName(host), path })
      if (!all || !place || !addresses) return null
      // A page missing in one language may exist in another.
      const isKnown = isFirst(place) && isKnownMissing(addresses, place)
      const leadsOn =
        siteNamedIn(place, all) ?? formerAddress(all, path) ?? languageInPath(place.path)
      return isKnown && !siteFileAt(place) && !leadsOn ? place : null
    },
  }
}
