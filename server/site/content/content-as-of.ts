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
  /** In which everything was done that is due by then. */
  readonly tx: Orm
  readonly asOf: AsOf
  /** The location that is looked at, which may not be open yet. */
  readonly locationId: number
  /** Pictures that visitors see by then. */
  readonly pictures: LoadMedia
}

/** What one page reads; it is gone with the page. */
const MEMORY_LIMIT = 4 * 1024 * 1024

/**
 * The public site's content as of a moment: the one place where the renderer is given another one than now. It is read like
 * that of visitors, and nothing of it is remembered.
 */
export function contentAsOf(
  app: App,
  { tx, asOf, locationId, pictures }: ContentAsOf,
): SiteContent {
  const then = { ...app, database: { ...app.database, orm: tx }, searchMisses: UNNOTED }
  const memory = createReadMemory({
    limit: MEMORY_LIMIT,
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

/** Searches of those who look ahead say nothing about what visitors miss. */
const UNNOTED: App['searchMisses'] = {
  note: () => undefined,
  flush: async () => undefined,
  close: async () => undefined,
}
