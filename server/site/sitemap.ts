import { escapeHtml } from './escape-html'
import type { ListedPage, SiteAddress } from './site-content'

/** One file of a sitemap may hold so many addresses (sitemaps.org). */
const MOST = 50_000

/** The whole addresses of all published pages, for search engines. */
export function sitemapXml(
  pages: readonly ListedPage[],
  sites: readonly SiteAddress[],
  rootOf: (site: SiteAddress) => string,
): string {
  const roots = new Map(sites.map((site) => [site.locationId, rootOf(site)]))
  const addresses = pages.flatMap(({ locationId, path }) => {
    const root = roots.get(locationId)
    return root === undefined ? [] : `${root}${encodeURI(path)}`
  })
  const lines = [...new Set(addresses)]
    .slice(0, MOST)
    .map((address) => `<url><loc>${escapeHtml(address)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</urlset>
`
}

/** What search engines may read, and where the sitemap is. */
export function robotsTxt(origin: string): string {
  return `User-agent: *
Disallow: /editor
Disallow: /preview/
Disallow: /graphql
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`
}
