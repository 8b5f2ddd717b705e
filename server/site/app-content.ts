import { eq } from 'drizzle-orm'
import { DEFAULT_LOCATION_ID, locationConfiguration } from '#schema/entities/location'
import type { App } from '../app/app'
import { onChange } from '../database/changes'
import { locations } from '../database/tables'
import { findSiteLayout } from '../published/site-layout'
import { readAddressRows } from '../read/address-rows'
import { createContentSource } from '../read/content-source'
import { listPages } from '../read/listed-pages'
import { findMovedPage, findPublishedPage, findPublishedPageById } from '../read/published-page'
import { nextRecordChange } from '../read/record-changes'
import { findPreviewedPage } from './preview-pictures'
import { hostName } from './routing/locate'
import type { SiteAddress, SiteContent } from './routing/site-content'

/** The public site's content, read from the database as an anonymous visitor. */
export function appContent(app: App): SiteContent {
  return {
    sites: () => readSites(app),
    publishedPage: (place) => findPublishedPage(app, place),
    layout: (asked) => findSiteLayout(app.database, asked),
    pageById: (asked) => findPublishedPageById(app, asked),
    movedPage: (place) => findMovedPage(app, place),
    addressRows: (ids) => readAddressRows(app, ids),
    publishedPages: () => listPages(app),
    previewedPage: (address) => findPreviewedPage(app, address),
    nextRecordChange: (after, keys) => nextRecordChange(app.database.orm, after, keys),
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
