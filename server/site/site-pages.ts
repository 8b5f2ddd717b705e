import { hasWordsFor } from '#renderer/parts/words/words'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { recordAt } from '#schema/site/record-address'
import type { Nowhere } from './cache/nowhere'
import type { PageCache } from './cache/page-cache'
import type { Paid, Payer } from './cache/payer'
import { makeSiteFile, siteFileAt } from './feeds/site-file'
import { guessAt, leadTo } from './page/elsewhere'
import type { FinishedPage } from './page/finished-page'
import type { SiteTools } from './page/prepare-page'
import { makePage } from './render/make-page'
import { notFoundRequest } from './render/not-found'
import type { AddressBook } from './routing/address-book'
import { findPage } from './routing/find-page'
import type { KnownSites } from './routing/known-sites'
import { addressOf, type Place } from './routing/locate'
import { isEndless, type PageQuery, queryString, readQuery } from './routing/page-query'

export interface SitePagesParts {
  readonly tools: SiteTools
  readonly sites: Pick<KnownSites, 'all'>
  readonly addresses: Pick<AddressBook, 'current'>
  readonly cache: PageCache
  /** Pages made for parameters. */
  readonly variants: PageCache
  readonly nowhere: Nowhere
  readonly paid: Paid
}

/** The published page at a place, for the parameters of an address; the page for what is not there where there is none. */
export type SitePageAt = (place: Place, search: string, payer?: Payer) => Promise<FinishedPage>

export function createSitePages(parts: SitePagesParts): SitePageAt {
  const { tools, sites, cache, variants, nowhere, paid } = parts
  const { content, registry } = tools
  const finding = { content, addresses: parts.addresses }
  return pageAt

  async function pageAt(place: Place, search: string, payer?: Payer): Promise<FinishedPage> {
    const address = addressOf(place)
    if (nowhere.has(address)) return notFoundPage(place)
    const since = nowhere.mark()
    const plain = await cache.get(address, () => paid(payer, () => makePublished(place)))
    if (plain) return (await variantOf(plain, { place, search, payer })) ?? notFoundPage(place)
    const guess = await guessAt(place, await sites.all(), finding)
    if (guess) return guess
    if (!appearsByItself(place)) nowhere.add(address, since)
    return notFoundPage(place)
  }

  /** The page for the parameters of an address; `null` when its lists end before the page that is asked for. */
  async function variantOf(
    plain: FinishedPage,
    { place, search, payer }: { place: Place; search: string; payer: Payer | undefined },
  ): Promise<FinishedPage | null> {
    const query = readQuery(search, plain.reads)
    if (query === null) return null
    const suffix = queryString(query)
    if (suffix === '') return plain
    const address = `${addressOf(place)}${suffix}`
    const make = () => paid(payer, () => makePublished(place, query))
    if (isEndless(query, plain.reads)) return variants.once(address, make)
    if (nowhere.has(address)) return null
    const since = nowhere.mark()
    const made = await variants.get(address, make)
    if (!made) nowhere.add(address, since, plain.expiresAt)
    return made
  }

  async function makePublished(place: Place, query?: PageQuery): Promise<FinishedPage | null> {
    const file = siteFileAt(place)
    if (file) return makeSiteFile(file, place, tools)
    const found = await findPage(finding, place)
    if (!found) return null
    if ('movedTo' in found) return leadTo(found, place, await sites.all())
    return makePage({ ...found, place, status: 200, indexed: true, ...(query && { query }) }, tools)
  }

  async function notFoundPage(place: Place): Promise<FinishedPage> {
    // One for each site and language, whatever the address was: addresses that lead nowhere are without number.
    const language = hasWordsFor(place.language) ? place.language : DEFAULT_LANGUAGE
    const page = await cache.get(
      `404 ${place.locationId} ${place.siteRoot} ${language}`,
      async () => makePage(await notFoundRequest({ ...place, language }, content, registry), tools),
    )
    if (!page) throw new Error(`There is no page for what is not found at '${place.slug}'`)
    return page
  }
}

/** Articles are written for a later day: their addresses come to life without anybody changing anything. */
function appearsByItself({ path }: Place): boolean {
  return recordAt(path)?.record.kind === 'newsArticle'
}
