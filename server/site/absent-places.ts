import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { hostName } from './content/site-address'
import { siteFileAt } from './feeds/site-file'
import { siteNamedIn } from './page/redirects'
import type { AddressBook } from './routing/address-book'
import { leadsNowhere } from './routing/find-page'
import type { KnownSites } from './routing/known-sites'
import { locate, type Place } from './routing/locate'

/** Tells addresses that lead nowhere by what is in memory, without a promise: they are without number, and anybody can ask for them. */
export interface AbsentPlaces {
  /** The place of such an address; `null` where something may be, or where nobody can tell yet. */
  find(host: string, path: string): Place | null
}

export function createAbsentPlaces(
  sites: Pick<KnownSites, 'cached'>,
  book: Pick<AddressBook, 'cached'>,
): AbsentPlaces {
  return {
    find(host, path) {
      const { cached: all } = sites
      const { cached: addresses } = book
      const place = all && locate(all, { host: hostName(host), path })
      if (!all || !place || !addresses) return null
      // What is not there in one language may be there in another.
      const isKnown = place.language === DEFAULT_LANGUAGE && leadsNowhere(addresses, place)
      return isKnown && !siteFileAt(place) && !siteNamedIn(place, all) ? place : null
    },
  }
}
