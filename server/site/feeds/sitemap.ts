import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import { escapeHtml } from '#schema/text/escape-text'
import type { ListedPage } from '../../records/reading/listed-pages'
import { canonicalAddress } from '../page/page-meta'
import { NO_QUERY } from '../page/page-query'

/** Maximum number of addresses per file (sitemaps.org). */
export const MAX_COUNT = 50_000

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

/** Returns the number of lines of a page. */
function lineCount({ languages, copies }: Pick<ListedPage, 'languages' | 'copies'>): number {
  const all = languages.length > 0 ? languages : [DEFAULT_LANGUAGE]
  return all.filter((language) => !copies.includes(language)).length
}

/** A site with its pages. */
export interface SiteWithPages extends SitemapSite {
  readonly pages: readonly ListedPage[]
}

/**
 * Returns a file of a sitemap that is too large to be written at once; `null` if there is none of this name. Only the lines of this
 * file are made.
 */
export function largeSitemapFile(
  sites: readonly SiteWithPages[],
  name: string,
  { origin, most = MAX_COUNT }: SitemapOptions,
): string | null {
  const total = sites.reduce((sum, { pages }) => sum + linesIn(pages), 0)
  const count = Math.ceil(total / most)
  if (name === 'sitemap.xml') return index(origin, count)
  const part = Number(/^sitemap-([1-9]\d{0,5})\.xml$/.exec(name)?.[1] ?? 0)
  return part === 0 || part > count
    ? null
    : urlset(linesBetween(sites, (part - 1) * most, part * most))
}

/** Returns the lines of sites from one to before another, counted over all sites. */
function linesBetween(sites: readonly SiteWithPages[], from: number, to: number): SiteLines {
  const lines: string[] = []
  let at = 0
  for (const site of sites)
    for (const page of site.pages) {
      const count = lineCount(page)
      if (at + count > from && at < to)
        lines.push(...linesOf(page, site).slice(Math.max(0, from - at), to - at))
      at += count
    }
  return lines
}

/** Returns the number of lines of pages. */
export function linesIn(pages: readonly ListedPage[]): number {
  return pages.reduce((sum, page) => sum + lineCount(page), 0)
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
