import { LRUCache } from 'lru-cache'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { App } from '../../app/app'
import type { Orm } from '../../database/orm'
import {
  hasDifferences,
  keepsVersion,
  type OverridesAtLocation,
  readPublishedOverrides,
} from './published-overrides'
import {
  type FoundPage,
  type PageQuery,
  type PublishedRow,
  pageOf,
  readOverridesOf,
  readRowsAt,
  takesDifferences,
} from './published-page'

/** The memory limit of published pages, in bytes. */
const MAX_BYTES = 4 * 1024 * 1024
/** Size of a row besides its texts, in bytes. */
const ROW = 1_000

interface PublishedPageQuery extends PageQuery {
  /** The published pages there (`AddressBook`); read from the database if unknown. */
  readonly pages?: readonly PublishedState[]
}

/** Identifies the current state of a page. */
interface PublishedState extends Pick<PublishedRow, 'documentId' | 'stamp'> {
  /** The page's location. */
  readonly locationId: number
  /** The stamps of the locations' overrides, by location id; `null` if there are none. */
  readonly overrideStamps: Readonly<Record<string, string>> | null
}

/**
 * Creates a cache of published pages, keyed by their published state. A state never changes, so nothing needs invalidating: the
 * caller knows the current one.
 */
export function createPublishedPages(
  { database: { orm } }: Pick<App, 'database'>,
  limit = MAX_BYTES,
): (query: PublishedPageQuery) => Promise<FoundPage | null> {
  const known = new LRUCache<number, PublishedRow>({
    maxSize: limit,
    // A string takes one or two bytes per character.
    sizeCalculation: ({ items }) => ROW + 2 * items.length,
  })
  const overrides = createOverrideMemory(orm, limit)
  return async ({ pages = [], ...query }) => {
    const rows = pages.flatMap(({ documentId, stamp }) => {
      const row = known.get(documentId)
      return row?.stamp === stamp ? row : []
    })
    if (rows.length > 0 && rows.length === pages.length)
      return dropIfOverridden(pageOf(rows, query, await overrides(pages, query.locationId)), pages)
    const read = await readRowsAt(orm, query)
    for (const row of read) known.set(row.documentId, row)
    const found = await readOverridesOf(orm, read, query.locationId)
    return dropIfOverridden(pageOf(read, query, found), pages)
  }
}

/** A page is lent while the default location, whose site is the original, shows the network's text as it is. */
function dropIfOverridden(
  page: FoundPage | null,
  pages: readonly PublishedState[],
): FoundPage | null {
  if (!page?.isLent) return page
  const state = pages.find(({ documentId }) => documentId === page.documentId)
  return hasDifferences(state?.overrideStamps?.[DEFAULT_LOCATION_ID])
    ? { ...page, isLent: false }
    : page
}

type OverridesByDocument = ReadonlyMap<number, OverridesAtLocation>
const NONE: OverridesByDocument = new Map()

/** Cache of the locations' overrides, keyed by their state. Nothing is read for the many pages without any. */
function createOverrideMemory(
  orm: Orm,
  limit: number,
): (pages: readonly PublishedState[], locationId: number) => Promise<OverridesByDocument> {
  const known = new LRUCache<string, StampedOverrides>({
    maxSize: limit,
    // Objects take about twice as much memory as their text.
    sizeCalculation: ({ overrides }) => ROW + 6 * overrides.size,
  })
  return async (pages, locationId) => {
    const stamped = pages.flatMap(({ documentId, locationId: ownerId, overrideStamps }) => {
      const stamp = takesDifferences(ownerId, locationId) ? overrideStamps?.[locationId] : undefined
      return stamp === undefined ? [] : { documentId, stamp, key: `${documentId} ${locationId}` }
    })
    if (stamped.length === 0) return NONE
    const unread = stamped.filter(({ key, stamp }) => known.get(key)?.stamp !== stamp)
    const idsOf = (isRead: (stamp: string) => boolean) =>
      unread.flatMap(({ documentId, stamp }) => (isRead(stamp) ? documentId : []))
    const query = { documentIds: idsOf(hasDifferences), keptIds: idsOf(keepsVersion) }
    const read = await readPublishedOverrides(orm, query, locationId)
    for (const { documentId, key, stamp } of unread) {
      const overrides = read.get(documentId)
      if (overrides) known.set(key, { stamp, overrides })
    }
    return new Map(
      stamped.flatMap(({ documentId, key }) => {
        const overrides = read.get(documentId) ?? known.get(key)?.overrides
        return overrides ? [[documentId, overrides] as const] : []
      }),
    )
  }
}

interface StampedOverrides {
  readonly stamp: string
  readonly overrides: OverridesAtLocation
}
