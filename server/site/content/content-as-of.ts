import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { App } from '../../app/app'
import type { Orm } from '../../database/orm'
import { readAddressRows } from '../../records/reading/address-rows'
import { sourceBy } from '../../records/reading/content-source'
import type { LoadMedia } from '../../records/reading/media'
import { createReadMemory } from '../../records/reading/memory/read-memory'
import type { AsOf } from '../../records/reading/read-context'
import { storedContent } from './create-site-content'
import type { SiteContent } from './site-content'

interface ContentAsOf {
  /** Transaction in which everything due by the moment was run. */
  readonly tx: Orm
  readonly asOf: AsOf
  /** The displayed location, which may not be open yet. */
  readonly locationId: number
  /** Loads the pictures public at the moment. */
  readonly pictures: LoadMedia
}

/** Cache size for one page in bytes; discarded with the page. */
const MAX_CACHE_BYTES = 4 * 1024 * 1024

/**
 * Creates the public site’s content as of a moment. The only place where the renderer gets a time other than now. Read as by a
 * visitor, and nothing is cached beyond the page.
 */
export function contentAsOf(
  app: App,
  { tx, asOf, locationId, pictures }: ContentAsOf,
): SiteContent {
  const then = { ...app, database: { ...app.database, orm: tx }, searchMisses: UNNOTED }
  const memory = createReadMemory({
    limit: MAX_CACHE_BYTES,
    isTimed: () => false,
    nextChange: async () => null,
  })
  const { mapsKey } = app.configuration
  return {
    ...storedContent(then, memory, asOf),
    addressRows: (ids) => readAddressRows(then, ids, [locationId, DEFAULT_LOCATION_ID]),
    source: (addCacheTag) =>
      sourceBy(
        then,
        {
          ...{ orm: tx, principal: null, mapsKey, addCacheTag, asOf },
          previewedLocationId: locationId,
        },
        pictures,
      ),
    publishedPages: async () => new Map(),
    previewedPage: async () => null,
    nextRecordChange: async () => null,
    onChange: () => () => undefined,
  }
}

/** Searches in a preview are not recorded as visitors’ searches without results. */
const UNNOTED: App['searchMisses'] = {
  note: () => undefined,
  flush: async () => undefined,
  close: async () => undefined,
}
