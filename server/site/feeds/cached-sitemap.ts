import { recordDefinitions } from '#schema/records'
import { EVERYTHING, kindOf, LANGUAGES } from '../../database/cache-tags'
import type { SiteAddress } from '../content/site-address'
import { rootAddress } from '../content/site-address'
import type { SiteContent } from '../content/site-content'
import { sitemapFiles } from './sitemap'

/** The sitemap by the names of its files, generated on the first request. */
interface CachedSitemap {
  files(): Promise<ReadonlyMap<string, string>>
  /** Something has changed: where it lists that, it is generated again for the next request. */
  changed(tags: readonly string[]): void
}

interface Parts {
  readonly content: Pick<SiteContent, 'nextRecordChange' | 'publishedPages'>
  readonly sites: () => Promise<readonly SiteAddress[]>
  readonly origin: string
}

/** Caches the sitemap until something changes, or a record appears or is over. Failures are not cached. */
export function createCachedSitemap({ content, sites, origin }: Parts): CachedSitemap {
  let kept: Promise<ReadonlyMap<string, string>> | null = null
  let until = Number.POSITIVE_INFINITY
  return {
    files() {
      if (kept && Date.now() < until) return kept
      until = Number.POSITIVE_INFINITY
      const making = make()
      kept = making
      making.catch(() => {
        if (kept === making) kept = null
      })
      return making
    },
    changed(tags) {
      if (tags.some(isListed)) kept = null
    },
  }

  async function make(): Promise<ReadonlyMap<string, string>> {
    const [pages, addresses, change] = await Promise.all([
      content.publishedPages(),
      sites(),
      content.nextRecordChange(new Date()),
    ])
    if (change) until = change.getTime()
    const rootOf = (address: SiteAddress) => rootAddress(address, origin)
    return sitemapFiles({ pages, sites: addresses, rootOf, origin })
  }
}

/** Whether the sitemap lists what a tag stands for: pages, the sites they are on, and records that have pages. */
function isListed(tag: string): boolean {
  if (tag === EVERYTHING || tag === LANGUAGES) return true
  const kind = kindOf(tag)
  if (['document', 'override', 'path', 'location'].includes(kind)) return true
  return (recordDefinitions.get(kind)?.pages.length ?? 0) > 0
}
