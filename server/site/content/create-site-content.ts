import { and, eq, type SQL } from 'drizzle-orm'
import { DEFAULT_LANGUAGE, DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { App } from '../../app/app'
import { onChange } from '../../database/changes'
import { locations } from '../../database/tables'
import { findPublishedPageById } from '../../documents/publications/published-page'
import { createPublishedPages } from '../../documents/publications/published-pages'
import { findMovedPage, readAddressRows } from '../../records/reading/address-rows'
import { sourceBy } from '../../records/reading/content-source'
import {
  cachedAnnouncements,
  cachedLayout,
  cachedRecordChange,
  cachedSharedBlocks,
  cachedTranslatedPaths,
  isTimed,
  nextRecordChange,
} from '../../records/reading/memory/cached-reads'
import { createPageList } from '../../records/reading/memory/page-list'
import { createReadMemory, type ReadMemory } from '../../records/reading/memory/read-memory'
import { createRememberedSource } from '../../records/reading/memory/remembered-source'
import type { AsOf } from '../../records/reading/read-context'
import { findPreviewedPage } from './preview-pictures'
import { hostName, type SiteAddress } from './site-address'
import type { SiteContent } from './site-content'

/** Size of the cache of records read by pages, in bytes. */
const MAX_CACHE_BYTES = 8 * 1024 * 1024

/** Creates the public site’s content, read from the database as an anonymous visitor. */
export function createSiteContent(given: App): SiteContent {
  const app = readingFromCopy(given)
  const memory = createReadMemory({
    limit: MAX_CACHE_BYTES,
    isTimed,
    nextChange: (after) => nextRecordChange(app.database.orm, after),
  })
  // Subscribes before the pages do, so that a page rendered again doesn’t read records from before the change.
  onChange(app, memory.changed)
  const list = createPageList(app)
  onChange(app, list.changed)
  return {
    ...storedContent(app, memory),
    publishedPages: list.pages,
    previewedPage: (address) => findPreviewedPage(given, address),
    nextRecordChange: (after, keys) =>
      keys
        ? cachedRecordChange(app, memory, { after, keys })
        : nextRecordChange(app.database.orm, after),
    source: (addCacheTag, previewedLocationId) =>
      previewedLocationId === undefined
        ? createRememberedSource(app, memory, addCacheTag)
        : sourceBy(given, {
            ...{ orm: given.database.orm, principal: null, addCacheTag, previewedLocationId },
            mapsKey: app.configuration.mapsKey,
          }),
    onChange: (changed) => onChange(app, changed),
  }
}

/** Published content is read from the replica if there is one; drafts never are. */
function readingFromCopy(app: App): App {
  const { database } = app
  if (!database.replica) return app
  const { orm } = database.replica
  return {
    ...app,
    database: { ...database, orm, rows: (args, on = orm) => database.rows(args, on) },
  }
}

type StoredContent = Omit<
  SiteContent,
  'publishedPages' | 'previewedPage' | 'nextRecordChange' | 'source' | 'onChange'
>

/** Returns pages and their layout as currently stored or, in a look-ahead transaction, as of a moment. */
export function storedContent(
  app: Pick<App, 'database'>,
  memory: ReadMemory,
  asOf?: AsOf,
): StoredContent {
  return {
    sites: () => readSites(app, eq(locations.status, 'ACTIVE')),
    unopenedSite: async (locationId) => {
      const isInactiveLocation = and(eq(locations.status, 'INACTIVE'), eq(locations.id, locationId))
      return (await readSites(app, isInactiveLocation))[0] ?? null
    },
    publishedPage: createPublishedPages(app),
    layout: (query) => cachedLayout(app, memory, query),
    sharedBlocks: (args) => cachedSharedBlocks(app, memory, args),
    announcements: (locationId) => cachedAnnouncements(app, memory, { locationId, asOf }),
    pageById: (args) => findPublishedPageById(app, args),
    movedPage: (place) => findMovedPage(app, place),
    addressRows: (ids) => readAddressRows(app, ids),
    translatedPaths: (args) => cachedTranslatedPaths(app, memory, args),
  }
}

async function readSites(
  { database }: Pick<App, 'database'>,
  where: SQL | undefined,
): Promise<SiteAddress[]> {
  const rows = await database.orm
    .select({
      locationId: locations.id,
      slug: locations.slug,
      formerSlugs: locations.formerSlugs,
      ...{ host: locations.host, language: locations.language },
    })
    .from(locations)
    .where(where)
  return rows
    .map(({ host, language, ...site }) => ({
      ...{ ...site, host: host ? hostName(host) : null },
      ...(language !== DEFAULT_LANGUAGE && { firstLanguage: language }),
    }))
    .sort((a, b) => rank(a) - rank(b))
}

function rank({ locationId }: SiteAddress): number {
  return locationId === DEFAULT_LOCATION_ID ? 0 : locationId
}
