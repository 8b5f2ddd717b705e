import { catalogueTags } from '#renderer/parts/words/words'
import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { rootAddress } from '../site/content/site-address'
import type { SiteContent } from '../site/content/site-content'
import { robotsTxt, sitemapFiles, sitemapLines } from '../site/feeds/sitemap'
import { siteIcons, svgIcon } from '../site/site-icons'
import type { StaticFolder } from './static-folder'
import type { StaticPages } from './static-pages'
import type { StaticScope } from './static-scope'

interface SiteFileParts {
  readonly content: Pick<SiteContent, 'publishedPages'>
  readonly scope: StaticScope
  readonly liveOrigin: string
  readonly folder: StaticFolder
  readonly pages: StaticPages
}

/** Writes a site’s files besides its pages: not-found pages, redirects from former addresses, sitemap, icons. */
export async function writeSiteFiles(parts: SiteFileParts): Promise<void> {
  const { scope, folder, pages } = parts
  await writeNotFound(parts)
  addPrefixes(parts)
  await writeSitemap(parts)
  await folder.write('/robots.txt', robotsTxt(scope.origin))
  await folder.write('/icon.svg', svgIcon)
  for (const [path, { bytes }] of siteIcons) await folder.write(path, bytes)
  const [site] = scope.sites
  const root = site && scope.rootOf(site)
  if (scope.sites.length === 1 && root) pages.addRedirect({ from: '/', to: root, status: 302 })
}

async function writeNotFound({ scope, pages }: SiteFileParts): Promise<void> {
  for (const site of scope.sites) {
    const { locationId, slug, firstLanguage } = site
    const at = {
      ...{ locationId, slug, siteRoot: scope.rootOf(site), path: '/' },
      ...(firstLanguage !== undefined && { firstLanguage }),
    }
    const languages = new Set([firstLanguage ?? DEFAULT_LANGUAGE, ...catalogueTags])
    for (const language of languages) await pages.writeNotFound({ ...at, language })
  }
}

/** Site addresses that a location had before, and the language that a site begins in, which has no site address. */
function addPrefixes({ scope, pages }: SiteFileParts): void {
  for (const site of scope.sites) {
    const to = scope.rootOf(site)
    const { locationId, firstLanguage = DEFAULT_LANGUAGE, formerSlugs = [] } = site
    const from = `${decodeURIComponent(to)}/${firstLanguage}`
    pages.addRedirect({ from, to, status: 301, isPrefix: true })
    if (locationId === DEFAULT_LOCATION_ID) continue
    for (const former of formerSlugs)
      pages.addRedirect({ from: `/${former}`, to, status: 308, isPrefix: true })
  }
}

async function writeSitemap({ content, scope, liveOrigin, folder }: SiteFileParts): Promise<void> {
  const listed = await content.publishedPages()
  const lines = scope.sites.map((site) =>
    sitemapLines(listed.get(site.locationId) ?? [], {
      address: rootAddress(site, liveOrigin),
      firstLanguage: site.firstLanguage,
    }),
  )
  for (const [name, xml] of sitemapFiles(lines, { origin: scope.origin }))
    await folder.write(`/${name}`, xml)
}
