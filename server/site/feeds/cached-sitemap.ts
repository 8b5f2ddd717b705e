import type { ListedPage } from '../../records/reading/listed-pages'
import type { PagesByLocation } from '../../records/reading/memory/page-list'
import { rootAddress, type SiteAddress } from '../content/site-address'
import type { SiteContent } from '../content/site-content'
import {
  largeSitemapFile,
  linesIn,
  MAX_COUNT,
  type SiteLines,
  type SitemapSite,
  sitemapFiles,
  sitemapLines,
} from './sitemap'

interface CachedSitemap {
  /** Returns a file of the sitemap; `null` if there is none of this name. */
  file(name: string): Promise<string | null>
}

interface Parts {
  readonly content: Pick<SiteContent, 'publishedPages'>
  readonly sites: () => Promise<readonly SiteAddress[]>
  readonly origin: string
}

/** The data the files were made from. */
interface SitemapState {
  readonly pages: PagesByLocation
  readonly sites: readonly SiteAddress[]
  readonly files: ReadonlyMap<string, string>
}

/** Lines of a site, with the pages they were made from. */
interface SiteEntry extends SitemapSite {
  readonly pages: readonly ListedPage[]
  readonly lines: SiteLines
}

/**
 * Creates a cached sitemap. After a change, only the lines of the affected sites are written again. A sitemap with several
 * files isn’t cached but written on request, because the lines of a thousand locations take a gigabyte.
 */
export function createCachedSitemap({ content, sites, origin }: Parts): CachedSitemap {
  let made: SitemapState | null = null
  let known: ReadonlyMap<number, SiteEntry> = new Map()
  return {
    async file(name) {
      const [pages, addresses] = await Promise.all([content.publishedPages(), sites()])
      if (made && made.pages === pages && made.sites === addresses)
        return made.files.get(name) ?? null
      const all = addresses.map((site) => withPages(site, pages))
      if (all.reduce((sum, site) => sum + linesIn(site.pages), 0) > MAX_COUNT) {
        known = new Map()
        made = null
        return largeSitemapFile(all, name, { origin })
      }
      known = new Map(addresses.map((site) => [site.locationId, linesOf(site, pages)]))
      const files = sitemapFiles(
        [...known.values()].map(({ lines }) => lines),
        { origin },
      )
      made = { pages, sites: addresses, files }
      return files.get(name) ?? null
    },
  }

  function withPages(site: SiteAddress, all: PagesByLocation) {
    const pages = all.get(site.locationId) ?? []
    return { address: rootAddress(site, origin), firstLanguage: site.firstLanguage, pages }
  }

  function linesOf(site: SiteAddress, all: PagesByLocation): SiteEntry {
    const pages = all.get(site.locationId) ?? []
    const { firstLanguage } = site
    const address = rootAddress(site, origin)
    const before = known.get(site.locationId)
    const isSame =
      before?.pages === pages &&
      before.address === address &&
      before.firstLanguage === firstLanguage
    if (isSame) return before
    return { address, firstLanguage, pages, lines: sitemapLines(pages, { address, firstLanguage }) }
  }
}
