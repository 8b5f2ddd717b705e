import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import type { FinishedPage } from './finished-page'
import { locate, type Place, siteRootOf } from './locate'
import { makePage, type SiteTools } from './make-page'
import { notFoundRequest } from './not-found'
import { createPageCache, type PageCache } from './page-cache'
import { rootAddress } from './root-address'
import type { SiteAddress } from './site-content'
import { sitemapXml } from './sitemap'

/** The public site: finished pages by address, always those of what is published now. */
export interface Site {
  /** The place an address means; `null` while nothing is there at all. */
  placeOf(address: { readonly host: string; readonly path: string }): Promise<Place | null>
  /** The finished page of a place, if it is at hand: the way of nearly every request. */
  peek(place: Place): FinishedPage | null
  page(place: Place): Promise<FinishedPage>
  /** A draft, drawn like a published page; `null` when the token does not fit. Never kept. */
  preview(documentId: number, token: string): Promise<FinishedPage | null>
  /** Every published page, for search engines. */
  sitemap(): Promise<string>
  readonly origin: string
  close(): void
}

/** Finished pages may take so much memory, in bytes. */
const CACHE_LIMIT = 64 * 1024 * 1024

export function createSite(
  tools: SiteTools,
  onStale?: (address: string, error: unknown) => void,
): Site {
  const { content, registry } = tools
  const cache: PageCache = createPageCache({ limit: CACHE_LIMIT, ...(onStale && { onStale }) })
  let sites: Promise<readonly SiteAddress[]> | null = null
  const stop = content.onChange((keys) => {
    if (keys.some((key) => key === '*' || key.startsWith('location:'))) sites = null
    cache.drop(keys)
  })

  return {
    async placeOf(address) {
      return locate(await knownSites(), address)
    },
    peek: (place) => cache.peek(addressOf(place)),
    async page(place) {
      const page = await cache.get(addressOf(place), () => makePublished(place))
      return page ?? notFoundPage(place)
    },
    preview,
    async sitemap() {
      const [pages, addresses] = await Promise.all([content.publishedPages(), knownSites()])
      return sitemapXml(pages, addresses, (address) => rootAddress(address, tools.origin))
    },
    origin: tools.origin,
    close: stop,
  }

  /** Read once, and again after a location has changed. A failure is not kept. */
  function knownSites(): Promise<readonly SiteAddress[]> {
    if (sites) return sites
    const reading = content.sites()
    sites = reading
    reading.catch(() => {
      if (sites === reading) sites = null
    })
    return reading
  }

  async function makePublished(place: Place): Promise<FinishedPage | null> {
    const { locationId, path } = place
    const page = await content.publishedPage({ locationId, path, language: DEFAULT_LANGUAGE })
    return page && makePage({ page, place, status: 200, indexed: true }, tools)
  }

  async function notFoundPage(place: Place): Promise<FinishedPage> {
    // One for each site, whatever the address was: addresses that lead nowhere are without number.
    const page = await cache.get(`404 ${addressOf({ ...place, path: '' })}`, async () =>
      makePage(await notFoundRequest(place, content, registry), tools),
    )
    if (!page) throw new Error(`There is no page for what is not found at '${place.slug}'`)
    return page
  }

  async function preview(documentId: number, token: string): Promise<FinishedPage | null> {
    const page = await content.draftPage(documentId, token)
    if (!page) return null
    const owner = (await knownSites()).find(({ locationId }) => locationId === page.ownerId)
    if (!owner) return null
    const place: Place = { ...owner, siteRoot: siteRootOf(owner), path: page.path }
    return makePage({ page, place, status: 200, indexed: false }, tools)
  }
}

function addressOf({ locationId, siteRoot, path }: Place): string {
  return `${locationId} ${siteRoot} ${path}`
}
