import { eq } from 'drizzle-orm'
import { DEFAULT_LOCATION_ID, locationConfiguration } from '#schema/entities/location'
import type { App } from '../app'
import { readAddressRows } from '../data/address-rows'
import { onChange } from '../data/changes'
import { createContentSource } from '../data/content-source'
import { listPages } from '../data/listed-pages'
import { findMovedPage, findPublishedPage, findPublishedPageById } from '../data/published-page'
import { nextArticleChange } from '../data/read/posts'
import { locations } from '../data/tables'
import { hostName } from './locate'
import { findPreviewedPage } from './previewed-page'
import type { SiteAddress, SiteContent } from './site-content'

/** The public site's content, read from the database as an anonymous visitor. */
export function appContent(app: App): SiteContent {
  return {
    sites: () => readSites(app),
    publishedPage: (place) => findPublishedPage(app, place),
    pageById: (asked) => findPublishedPageById(app, asked),
    movedPage: (place) => findMovedPage(app, place),
    addressRows: (ids) => readAddressRows(app, ids),
    publishedPages: () => listPages(app),
    previewedPage: (address) => findPreviewedPage(app, address),
    nextArticleChange: (after) => nextArticleChange(app.database.orm, after),
    source: (note) => createContentSource(app, null, note),
    onChange: (changed) => onChange(app, changed),
  }
}

async function readSites({ database }: App): Promise<SiteAddress[]> {
  const rows = await database.orm
    .select({
      locationId: locations.id,
      slug: locations.slug,
      configuration: locations.configuration,
    })
    .from(locations)
    .where(eq(locations.status, 'ACTIVE'))
  return rows
    .map(({ locationId, slug, configuration }) => ({
      locationId,
      slug,
      host: hostOf(configuration),
    }))
    .sort((a, b) => rank(a) - rank(b))
}

function hostOf(configuration: string): string | null {
  const { host } = locationConfiguration.parse(JSON.parse(configuration))
  return host ? hostName(host) : null
}

function rank({ locationId }: SiteAddress): number {
  return locationId === DEFAULT_LOCATION_ID ? 0 : locationId
}
