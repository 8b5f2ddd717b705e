import { hash } from 'node:crypto'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import { createMarkupMemory } from '#renderer/page/markup-memory'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { type CpuBudget, createRunOnBudget } from '../http/limits/cpu-budget'
import type { Encoding } from '../http/request-head'
import type { MomentView } from '../moment/moment-link'
import type { Moments } from '../moment/moments'
import { createPageCache, createRepacking, type PageCache } from './cache/page-cache'
import type { PageFolder } from './cache/page-folder'
import type { DroppedPage } from './cache/page-index'
import { createPageLookup } from './cache/page-lookup'
import { type ChangeSource, openStoredPages } from './cache/stored-pages'
import {
  addressOf,
  createKnownSites,
  type KnownSites,
  type PageLocation,
  placeOf,
  rootAddress,
  type SiteAddress,
} from './content/site-address'
import type { PreviewAddress } from './content/site-content'
import { createCachedSitemap } from './feeds/cached-sitemap'
import { type MomentRequest, momentPage } from './moment-page'
import { createNegativeRouteCache, createNotFoundCache } from './not-found-cache'
import { type FinishedPage, type PackedPage, pack } from './page/finished-page'
import type { SiteStart, SiteTools } from './page/page-request'
import { createPageRefresh, type StalePage } from './page-refresh'
import { createPageSheets, everyPageStyle, type PageSheet } from './render/page-styles'
import { type Preview, previewAt } from './render-preview'
import { createAddressBook } from './routing/address-book'
import { publicPlaces } from './routing/public-places'
import { createSitePages, notFoundName, type SitePages } from './site-pages'

/**
 * Concurrent renderings: two keep a core busy, and a cached page waits for at most two of them, however many addresses a visitor
 * invents.
 */
const RENDER_CONCURRENCY = 2

/** The public site: rendered pages by address, always with the currently published content. */
export interface Site {
  /** Resolves an address to a place, or to the address it has now. */
  readonly resolve: KnownSites['resolve']
  /**
   * Returns the rendered page at an address as in the request (`Host` header unchanged), if site and page are cached;
   * synchronous, without I/O.
   */
  cachedAt(host: string, path: string): FinishedPage | null
  /** Returns the not-found page of a known missing address, if cached; no I/O. */
  absentAt(host: string, path: string): FinishedPage | null
  /** Returns the page of a place, if cached; nearly every request takes this path. */
  peek(place: PageLocation): FinishedPage | null
  /**
   * Returns the page of a place for query parameters such as `?page=2`; only those read by its blocks count. Rendering is charged
   * to the budget; throws `BudgetSpent` if it is used up.
   */
  readonly page: SitePages['at']
  /**
   * Returns the “back soon” page of a place while the database is unavailable, in the site’s layout; `null` if it wasn’t rendered
   * in advance.
   */
  backSoon(place: PageLocation): Promise<FinishedPage | null>
  /** Returns a page’s body in an encoding the browser accepts. */
  pack(page: FinishedPage, encoding: Encoding): Promise<PackedPage>
  /** Returns a draft rendered like a published page; `null` if nothing may be shown. Never cached. */
  preview(address: PreviewAddress): Promise<Preview | null>
  /** Sites of locations as they will be at a moment. Never cached. */
  readonly moments: SiteMoments
  /** Returns the places in the sitemap: all public pages of all locations, in all their languages. */
  places(): Promise<readonly PageLocation[]>
  /** Returns a file of the sitemap; `null` for an unknown name. */
  sitemap(name: string): Promise<string | null>
  /** Returns the style sheet with this name, which pages link to. */
  sheet(name: string): PageSheet
  readonly origin: string
  /** Starts serving stored pages as current until a change invalidates them. Before that, they are only fallbacks. */
  trustStored(changes: ChangeSource): Promise<void>
  close(): Promise<void>
}

interface SiteMoments extends Pick<Moments, 'find'> {
  /** Renders a page; returns `null` if the location has no site. */
  page(view: MomentView, request: MomentRequest, budget?: CpuBudget): Promise<FinishedPage | null>
}

interface SiteEvents {
  /** Called when a stale page is served because it cannot be revalidated. */
  readonly onStale?: (address: string, error: unknown) => void
  readonly onStoreError?: (error: unknown, what: string) => void
  /** Called when a page can’t be rendered again in the background; once until one can be. */
  readonly onRefreshError?: (error: unknown, address: string) => void
}

/** Size of the cache of rendered pages, in bytes. */
const MAX_PAGE_CACHE_BYTES = 32 * 1024 * 1024
/**
 * Size of the cache of pages with query parameters, in bytes. Separate, because they are unlimited in number and must not evict
 * other pages.
 */
const MAX_VARIANT_CACHE_BYTES = 8 * 1024 * 1024
/** Size of the cache of rendered blocks, in bytes. */
const MAX_MARKUP_CACHE_BYTES = 16 * 1024 * 1024

interface SiteParts extends Omit<SiteTools, 'keepSheet' | 'markup' | 'networkSite'> {
  /** Absent in exports, which have no previews of moments. */
  readonly moments?: Moments
  /** True if pages that a change dropped are rendered again without waiting for a visitor: on servers. */
  readonly refreshes?: boolean
}

const NO_MOMENTS: Moments = {
  find: async () => null,
  simulate() {
    throw new Error('This site shows no moments')
  },
}

export function createSite(
  { moments = NO_MOMENTS, refreshes = false, ...given }: SiteParts,
  { onStale, onStoreError = () => undefined, onRefreshError = () => undefined }: SiteEvents = {},
  folder: PageFolder | null = null,
): Site {
  const sheets = createPageSheets(everyPageStyle)
  const markup = createMarkupMemory({
    limit: MAX_MARKUP_CACHE_BYTES,
    digest: (text) => hash('sha256', text, 'base64'),
    copy: (text) => Buffer.from(text).toString(),
  })
  const { content, origin } = given
  const sites = createKnownSites({ sites: readSites })
  const networkSite = async () => networkSiteOf(await sites.all(), origin)
  const tools: SiteTools = { ...given, keepSheet: sheets.keep, markup, networkSite }
  const { cache, variants, stored, pack, close } = createCaches(folder, {
    onStale,
    onStoreError,
    onDropped: refreshes ? (dropped) => refresh.add(dropped) : undefined,
  })
  const known = createPageLookup(sites, addressOf, cache.peek)
  const addresses = createAddressBook(content.addressRows)
  const absent = createNegativeRouteCache(sites, addresses)
  const notFound = createNotFoundCache(() => (tools.now?.() ?? new Date()).getTime())
  const rendering = pLimit(RENDER_CONCURRENCY)
  const runOnBudget = createRunOnBudget(rendering)
  // One at a time, separate from the queue of visitors, because a look ahead locks the rows it writes.
  const runLook = createRunOnBudget(pLimit(1))
  const pages = createSitePages({ tools, sites, addresses, cache, variants, notFound, runOnBudget })
  const sitemap = createCachedSitemap({ content, sites: () => sites.all(), origin: tools.origin })
  const refresh = createPageRefresh({
    isCached: cache.has,
    render: renderAgain,
    hasRoom: (bytes) => cache.weight + bytes <= MAX_PAGE_CACHE_BYTES,
    isBusy: () => rendering.activeCount > 0,
    onError: onRefreshError,
  })
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
    resolve: sites.resolve,
    cachedAt: known.find,
    absentAt(host, path) {
      const place = absent.find(host, path)
      return place && cache.peek(notFoundName(place))
    },
    peek: (place) => cache.peek(addressOf(place)),
    page: pages.at,
    backSoon: pages.backSoon,
    pack,
    preview: (address) => previewAt(address, { tools, sites, runOnBudget }),
    moments: {
      find: moments.find,
      page: (view, request, cpuBudget) =>
        momentPage(view, request, { tools, moments, runOnBudget: runLook }, cpuBudget),
    },
    sitemap: (name) => sitemap.file(name),
    async places() {
      const pages = await content.publishedPages()
      return publicPlaces([...pages.values()].flat(), await sites.all())
    },
    sheet: sheets.find,
    origin: tools.origin,
    trustStored: async (changes) => stored?.trust(changes),
    async close() {
      stop()
      await refresh.close()
      await close()
    },
  }

  async function readSites() {
    const all = await content.sites()
    stored?.noteSites(all)
    return all
  }

  /** Renders a page and compresses it like before, because only then is it as small, and served without waiting. */
  async function renderAgain({ address, encodings }: StalePage): Promise<void> {
    const place = placeOf(address, await sites.all())
    const page = place && (await pages.refresh(place))
    if (page?.status === 200) for (const encoding of encodings) await pack(page, encoding)
  }
}

/** Creates the caches of pages, with the folder of stored pages and the function that compresses them. */
function createCaches(
  folder: PageFolder | null,
  {
    onStale,
    onStoreError,
    onDropped,
  }: {
    readonly onStale: SiteEvents['onStale']
    readonly onStoreError: NonNullable<SiteEvents['onStoreError']>
    readonly onDropped: ((dropped: readonly DroppedPage[]) => void) | undefined
  },
) {
  const repacking = createRepacking({ onPacked: reweigh })
  const kept = {
    ...(onStale && { onStale }),
    onCached: (_: string, page: FinishedPage) => repacking.add(page),
  }
  const stored =
    folder &&
    openStoredPages({ folder, onError: onStoreError, isUsed: (address) => cache.has(address) })
  const cache: PageCache = createPageCache({
    limit: MAX_PAGE_CACHE_BYTES,
    ...kept,
    onDropped,
    stored: stored ?? undefined,
  })
  const variants: PageCache = createPageCache({ limit: MAX_VARIANT_CACHE_BYTES, ...kept })
  return {
    ...{ cache, variants, stored },
    async pack(page: FinishedPage, encoding: Encoding): Promise<PackedPage> {
      const known = page.packed.get(encoding)
      if (known) return known
      const packed = await pack(page, encoding)
      reweigh(page)
      repacking.add(page)
      return packed
    },
    async close() {
      repacking.close()
      await stored?.close()
    },
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

/** Creates the callbacks by which the public site writes to the log. */
export function siteEvents(log: Logger): SiteEvents {
  return {
    onStale: (page, error) => log.warn({ err: error, page }, 'served a stale page'),
    onStoreError: (error, what) => log.warn({ err: error }, what),
    onRefreshError: (error, page) =>
      log.warn({ err: error, page }, 'failed to render a page again after a change'),
  }
}
