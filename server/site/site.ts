import { hash } from 'node:crypto'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import { createMarkupMemory } from '#renderer/page/markup-memory'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { Encoding } from '../http/encoding'
import { type CpuBudget, createRunOnBudget } from '../http/limits/cpu-budget'
import type { MomentView } from '../moment/moment-link'
import type { Moments } from '../moment/moments'
import { createNotFoundCache } from './cache/not-found-cache'
import { createPageCache, type PageCache } from './cache/page-cache'
import type { PageFolder } from './cache/page-folder'
import { createPageLookup } from './cache/page-lookup'
import { createPageSheets, type PageSheet } from './cache/page-sheets'
import { createRepacking } from './cache/repack'
import { type ChangeSource, openStoredPages } from './cache/stored-pages'
import { rootAddress, type SiteAddress } from './content/site-address'
import type { PreviewAddress } from './content/site-content'
import { createCachedSitemap } from './feeds/cached-sitemap'
import { type MomentRequest, momentPage } from './moment-page'
import { createNegativeRouteCache } from './negative-route-cache'
import { type FinishedPage, type PackedPage, pack } from './page/finished-page'
import type { SiteStart, SiteTools } from './page/page-request'
import { everyPageStyle } from './render/page-styles'
import { type Preview, previewAt } from './render-preview'
import { createAddressBook } from './routing/address-book'
import { formerAddress } from './routing/former-address'
import { createKnownSites } from './routing/known-sites'
import { addressOf, locate, type PageLocation } from './routing/locate'
import { publicPlaces } from './routing/public-places'
import { createSitePages, notFoundName, type SitePages } from './site-pages'

/**
 * Pages rendered at a time for visitors: two keep a core busy, and a cached page waits for two renders at most,
 * however many addresses a visitor invents.
 */
const MADE_AT_ONCE = 2

/** The public site: finished pages by address, always of what is published now. */
export interface Site {
  /** The place an address stands for; `null` when the network has no site at all. */
  placeOf(address: { readonly host: string; readonly path: string }): Promise<PageLocation | null>
  /** Where a path is now that begins with a site address a location had before; `null` for every other. */
  formerAddress(path: string): Promise<string | null>
  /**
   * The finished page at an address, as a request names it (its `Host` header unchanged), if site and page are cached;
   * synchronous, without I/O.
   */
  cachedAt(host: string, path: string): FinishedPage | null
  /** The response for an address that leads nowhere, if that is known and the page cached; does no I/O. */
  absentAt(host: string, path: string): FinishedPage | null
  /** The finished page of a place, if it is cached: the path of nearly every request. */
  peek(place: PageLocation): FinishedPage | null
  /**
   * The page of a place for the parameters of an address, as `?page=2`; only those its blocks read count. Its
   * rendering is counted against the budget; throws `BudgetSpent` when that is spent.
   */
  readonly page: SitePages['at']
  /** The error page of a place while the database is unavailable, in the site's layout; `null` where that is not known. */
  backSoon(place: PageLocation): Promise<FinishedPage | null>
  /** A page's body in an encoding the browser accepts. */
  pack(page: FinishedPage, encoding: Encoding): Promise<PackedPage>
  /** A draft rendered like a published page; `null` when nothing may be shown. Never cached. */
  preview(address: PreviewAddress): Promise<Preview | null>
  /** Sites of locations as they will be at a moment. Never cached. */
  readonly moments: SiteMoments
  /** The sitemap: every public page of every location, in each of its languages. */
  places(): Promise<readonly PageLocation[]>
  /** A file of the sitemap; `null` for a name it does not have. */
  sitemap(name: string): Promise<string | null>
  /** The style sheet that pages link to by this name. */
  sheet(name: string): PageSheet
  readonly origin: string
  /** From now on pages stored on disk count as current unless a change says otherwise; before, as the last known. */
  trustStored(changes: ChangeSource): Promise<void>
  close(): Promise<void>
}

export interface SiteMoments extends Pick<Moments, 'find'> {
  /** `null` where the location has no site. */
  page(view: MomentView, request: MomentRequest, budget?: CpuBudget): Promise<FinishedPage | null>
}

export interface SiteEvents {
  /** Called when a stale page is served because it cannot be revalidated. */
  readonly onStale?: (address: string, error: unknown) => void
  readonly onStoreError?: (error: unknown, what: string) => void
}

/** The memory limit of finished pages, in bytes. */
const CACHE_LIMIT = 32 * 1024 * 1024
/** Pages made for parameters are unbounded in number, so they have a limit of their own and evict no other page. */
const VARIANTS_LIMIT = 8 * 1024 * 1024
/** The memory limit of rendered blocks, in bytes. */
const MARKUP_LIMIT = 16 * 1024 * 1024

interface SiteParts extends Omit<SiteTools, 'keepSheet' | 'markup' | 'networkSite'> {
  /** Left out where nobody looks ahead: in exports. */
  readonly moments?: Moments
}

const NO_MOMENTS: Moments = {
  find: async () => null,
  look() {
    throw new Error('This site shows no moments')
  },
}

export function createSite(
  { moments = NO_MOMENTS, ...given }: SiteParts,
  { onStale, onStoreError = () => undefined }: SiteEvents = {},
  folder: PageFolder | null = null,
): Site {
  const sheets = createPageSheets(everyPageStyle)
  const markup = createMarkupMemory({
    limit: MARKUP_LIMIT,
    digest: (text) => hash('sha256', text, 'base64'),
    copy: (text) => Buffer.from(text).toString(),
  })
  const { content, origin } = given
  const sites = createKnownSites({ sites: readSites })
  const networkSite = async () => networkSiteOf(await sites.all(), origin)
  const tools: SiteTools = { ...given, keepSheet: sheets.keep, markup, networkSite }
  const repacking = createRepacking({ onPacked: reweigh })
  const kept = {
    ...(onStale && { onStale }),
    onCached: (_: string, page: FinishedPage) => repacking.add(page),
  }
  const stored =
    folder &&
    openStoredPages({ folder, onError: onStoreError, isUsed: (address) => cache.has(address) })
  const cache: PageCache = createPageCache({
    limit: CACHE_LIMIT,
    ...kept,
    stored: stored ?? undefined,
  })
  const variants: PageCache = createPageCache({ limit: VARIANTS_LIMIT, ...kept })
  const known = createPageLookup(sites, addressOf, cache.peek)
  const addresses = createAddressBook(content.addressRows)
  const absent = createNegativeRouteCache(sites, addresses)
  const notFound = createNotFoundCache(() => (tools.now?.() ?? new Date()).getTime())
  const runOnBudget = createRunOnBudget(pLimit(MADE_AT_ONCE))
  // One at a time, beside the turns of visitors: a look ahead holds what it writes.
  const runLook = createRunOnBudget(pLimit(1))
  const pages = createSitePages({ tools, sites, addresses, cache, variants, notFound, runOnBudget })
  const sitemap = createCachedSitemap({ content, sites: () => sites.all(), origin: tools.origin })
  const stop = content.onChange((keys) => {
    if (keys.some((key) => key === '*' || key.startsWith('location:'))) {
      sites.forget()
      known.forget()
    }
    addresses.changed(keys)
    notFound.drop(keys)
    cache.drop(keys)
    variants.drop(keys)
    return stored?.drop(keys)
  })

  return {
    async placeOf(address) {
      return locate(await sites.all(), address)
    },
    formerAddress: async (path) => formerAddress(await sites.all(), path),
    cachedAt: known.find,
    absentAt(host, path) {
      const place = absent.find(host, path)
      return place && cache.peek(notFoundName(place))
    },
    peek: (place) => cache.peek(addressOf(place)),
    page: pages.at,
    backSoon: pages.backSoon,
    async pack(page, encoding) {
      const known = page.packed.get(encoding)
      if (known) return known
      const packed = await pack(page, encoding)
      reweigh(page)
      repacking.add(page)
      return packed
    },
    preview: (address) => previewAt(address, { tools, sites, runOnBudget }),
    moments: {
      find: moments.find,
      page: (view, request, cpuBudget) =>
        momentPage(view, request, { tools, moments, runOnBudget: runLook }, cpuBudget),
    },
    sitemap: async (name) => (await sitemap.files()).get(name) ?? null,
    async places() {
      const pages = await content.publishedPages()
      return publicPlaces([...pages.values()].flat(), await sites.all())
    },
    sheet: sheets.at,
    origin: tools.origin,
    trustStored: async (changes) => stored?.trust(changes),
    async close() {
      stop()
      repacking.close()
      await stored?.close()
    },
  }

  async function readSites() {
    const all = await content.sites()
    stored?.noteSites(all)
    return all
  }

  function reweigh(page: FinishedPage): void {
    cache.reweigh(page)
    variants.reweigh(page)
  }
}

function networkSiteOf(sites: readonly SiteAddress[], origin: string): SiteStart {
  const network = sites.find(({ locationId }) => locationId === DEFAULT_LOCATION_ID)
  const address = network ? rootAddress(network, origin) : origin
  return { address, firstLanguage: network?.firstLanguage }
}

/** What the public site tells the log. */
export function siteEvents(log: Logger): SiteEvents {
  return {
    onStale: (page, error) => log.warn({ err: error, page }, 'served a stale page'),
    onStoreError: (error, what) => log.warn({ err: error }, what),
  }
}
