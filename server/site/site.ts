import { standInRecord } from '#renderer/page/stand-in-record'
import { hasWordsFor } from '#renderer/parts/words/words'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { kindOfTemplate } from '#schema/site/record-address'
import { guessAt, leadTo } from './elsewhere'
import { makeSiteFile, siteFileAt } from './feeds/site-file'
import { findPage } from './find-page'
import type { FinishedPage } from './finished-page'
import { createKeptSitemap } from './kept-sitemap'
import { createKnownAddresses } from './known-addresses'
import { createKnownSites } from './known-sites'
import { locate, type Place, siteRootOf } from './locate'
import { makePage } from './make-page'
import { notFoundRequest } from './not-found'
import { createPageCache, type PageCache } from './page-cache'
import { type PageQuery, queryString, readQuery } from './page-query'
import { createPageSheets, type PageSheet } from './page-sheets'
import { everyPageStyle } from './page-styles'
import type { SiteTools } from './prepare-page'
import { publicPlaces } from './public-places'
import type { PreviewAddress, SitePage } from './site-content'

/** The public site: finished pages by address, always those of what is published now. */
export interface Site {
  /** The place an address means; `null` while nothing is there at all. */
  placeOf(address: { readonly host: string; readonly path: string }): Promise<Place | null>
  /**
   * The finished page at an address, as a request names it (its `Host` as it came), if site and page are at hand; asks
   * nobody and waits for nothing.
   */
  atHand(host: string, path: string): FinishedPage | null
  /** The finished page of a place, if it is at hand: the way of nearly every request. */
  peek(place: Place): FinishedPage | null
  /** The page of a place for the parameters of an address, as `?page=2`; only those its blocks read count. */
  page(place: Place, search: string): Promise<FinishedPage>
  /** A draft that is drawn like a published page; `null` when nothing may be shown. Asked afresh at every look. */
  preview(address: PreviewAddress): Promise<Preview | null>
  /** Where visitors may go: every public page of every location, in each of its languages. */
  places(): Promise<readonly Place[]>
  /** A file of the sitemap, which names every public page for search engines; `null` for a name it does not have. */
  sitemap(name: string): Promise<string | null>
  /** The styles that pages link to by this name. */
  sheet(name: string): PageSheet
  readonly origin: string
  close(): void
}

/** A preview that may be shown now. */
export interface Preview {
  readonly expiresAt: Date
  /** `null` when a block says that what the page is about is not there. */
  draw(): Promise<FinishedPage | null>
}

/** Finished pages may take so much memory, in bytes. */
const CACHE_LIMIT = 64 * 1024 * 1024
/** Those made for parameters, which are without number, have a room of their own: they drive no page out. */
const VARIANTS_LIMIT = 16 * 1024 * 1024

export function createSite(
  given: Omit<SiteTools, 'keepSheet'>,
  onStale?: (address: string, error: unknown) => void,
): Site {
  const sheets = createPageSheets(everyPageStyle)
  const tools: SiteTools = { ...given, keepSheet: sheets.keep }
  const { content, registry } = tools
  const told = onStale && { onStale }
  const cache: PageCache = createPageCache({ limit: CACHE_LIMIT, ...told })
  const variants: PageCache = createPageCache({ limit: VARIANTS_LIMIT, ...told })
  const sites = createKnownSites(content)
  const addresses = createKnownAddresses(sites, addressOf, cache.peek)
  const sitemap = createKeptSitemap({ content, sites: () => sites.all(), origin: tools.origin })
  const stop = content.onChange((keys) => {
    if (keys.some((key) => key === '*' || key.startsWith('location:'))) {
      sites.forget()
      addresses.forget()
    }
    sitemap.forget()
    cache.drop(keys)
    variants.drop(keys)
  })

  return {
    async placeOf(address) {
      return locate(await sites.all(), address)
    },
    atHand: addresses.find,
    peek: (place) => cache.peek(addressOf(place)),
    async page(place, search) {
      const plain = await cache.get(addressOf(place), () => makePublished(place))
      const query = plain ? readQuery(search, plain.reads) : {}
      const suffix = queryString(query)
      const page = suffix
        ? await variants.get(`${addressOf(place)}${suffix}`, () => makePublished(place, query))
        : plain
      return page ?? (await guessAt(place, await sites.all(), content)) ?? notFoundPage(place)
    },
    preview,
    sitemap: async (name) => (await sitemap.files()).get(name) ?? null,
    places: async () => publicPlaces(await content.publishedPages(), await sites.all()),
    sheet: sheets.at,
    origin: tools.origin,
    close: stop,
  }

  async function makePublished(place: Place, query?: PageQuery): Promise<FinishedPage | null> {
    const file = siteFileAt(place)
    if (file) return makeSiteFile(file, place, tools)
    const found = await findPage(content, place)
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

  async function preview(address: PreviewAddress): Promise<Preview | null> {
    const found = await content.previewedPage(address)
    if (!found) return null
    const { page, expiresAt } = found
    const owner = (await sites.all()).find(({ locationId }) => locationId === page.ownerId)
    if (!owner) return null
    const place: Place = {
      ...owner,
      siteRoot: siteRootOf(owner),
      language: page.language,
      path: page.path,
    }
    return { expiresAt, draw }

    async function draw(): Promise<FinishedPage | null> {
      const record = await recordFor(page, place.slug)
      return makePage({ page, place, record, status: 200, indexed: false }, tools)
    }
  }

  /** A record page is shown with a record that stands in for all others. */
  async function recordFor({ path }: SitePage, locationSlug: string) {
    const kind = kindOfTemplate(path)
    if (!kind) return null
    const source = content.source(() => undefined)
    const now = (tools.now?.() ?? new Date()).toISOString()
    return (await standInRecord(source, kind, { locationSlug, now }))?.record ?? null
  }
}

function addressOf({ locationId, siteRoot, language, path }: Place): string {
  return `${locationId} ${siteRoot} ${language} ${path}`
}
