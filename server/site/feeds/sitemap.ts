import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { escapeHtml } from '../../http/escape-html'
import type { ListedPage } from '../../records/reading/listed-pages'
import { canonicalAddress } from '../page/page-meta'
import { NO_QUERY } from '../routing/page-query'

/** Maximum number of addresses per file (sitemaps.org). */
const MAX_COUNT = 50_000

/** A site in the sitemap. */
export interface SitemapSite {
  /** Absolute root address. */
  readonly address: string
  readonly firstLanguage: string | undefined
}

export type SiteLines = readonly string[]

/** Returns the lines of a site’s sitemap, one per page and language. */
export function sitemapLines(pages: readonly ListedPage[], site: SitemapSite): SiteLines {
  return pages.flatMap((page) => linesOf(page, site))
}

interface SitemapOptions {
  readonly origin: string
  /** For tests: the maximum number of addresses per file. */
  readonly most?: number
}

/** Returns the sitemap’s files by name: `sitemap.xml`, or an index of that name with `sitemap-1.xml` and so on. */
export function sitemapFiles(
  sites: readonly SiteLines[],
  { origin, most = MAX_COUNT }: SitemapOptions,
): ReadonlyMap<string, string> {
  const lines = sites.flat()
  if (lines.length <= most) return new Map([['sitemap.xml', urlset(lines)]])
  const parts = Array.from({ length: Math.ceil(lines.length / most) }, (_, index) =>
    urlset(lines.slice(index * most, (index + 1) * most)),
  )
  return new Map([
    ['sitemap.xml', index(origin, parts.length)],
    ...parts.map((part, at) => [`sitemap-${at + 1}.xml`, part] as const),
  ])
}

/** Returns a line per language of a page, each with links to all languages. Copies appear only as their canonical address. */
function linesOf(
  { path, languages, copies, modifiedAt }: ListedPage,
  { address: root, firstLanguage }: SitemapSite,
): string[] {
  const all = languages.length > 0 ? languages : [DEFAULT_LANGUAGE]
  const known = all.filter((language) => !copies.includes(language))
  const addresses = known.map((language) => ({
    language,
    address: escapeHtml(canonicalAddress(root, { path, language, firstLanguage }, NO_QUERY)),
  }))
  const others =
    addresses.length > 1
      ? addresses.map(
          ({ language, address }) =>
            `<xhtml:link rel="alternate" hreflang="${escapeHtml(language)}" href="${address}"/>`,
        )
      : []
  const modified = modifiedAt ? `<lastmod>${modifiedAt}</lastmod>` : ''
  return addresses.map(
    ({ address }) => `<url><loc>${address}</loc>${modified}${others.join('')}</url>`,
  )
}

function urlset(lines: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${lines.join('\n')}
</urlset>
`
}

function index(origin: string, parts: number): string {
  const lines = Array.from(
    { length: parts },
    (_, at) => `<sitemap><loc>${escapeHtml(origin)}/sitemap-${at + 1}.xml</loc></sitemap>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</sitemapindex>
`
}

/** Returns robots.txt: the paths search engines may read, and the sitemap’s address. */
export function robotsTxt(origin: string): string {
  return `User-agent: *
Disallow: /editor
Disallow: /preview/
Disallow: /graphql
Disallow: /api/
Disallow: /forms/

Sitemap: ${origin}/sitemap.xml
`
}
