import { and, asc, type Column, count, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import { DEFAULT_LOCATION_ID, type Location } from '#schema/entities/location'
import { withNetworkDays } from '#schema/entities/special-days'
import type { RecordStatus } from '#schema/entities/statuses'
import { addressOf, configurationOf } from '#schema/records/location/location-shape'
import {
  GALLERY_COVER,
  listTag,
  locationTag,
  NETWORK_DAYS,
  recordTag,
} from '../../database/cache-tags'
import { hasSlug, isOpen, matchesSlug } from '../../database/location-conditions'
import type { Orm } from '../../database/orm'
import { prepared } from '../../database/prepared'
import { rowsAsJson } from '../../database/rows-as-json'
import { galleries, locations } from '../../database/tables'
import { readableLocations } from '../../people/access/can'
import type { LoadMedia } from './media'
import {
  containsText,
  inOrder,
  type ListPage,
  type ListResult,
  MAX_LIST_LENGTH,
  type ReadContext,
  readCount,
} from './read-context'

type Row = typeof locations.$inferSelect

/** Reads the locations of these slugs that the caller can see. */
export async function readLocations(
  readContext: ReadContext,
  slugs: readonly string[],
  load: LoadMedia,
): Promise<(Location | null)[]> {
  const rows = await locationsAt(readContext.orm, { slugs, ...placesOf(readContext) })
  for (const { row } of rows) readContext.addCacheTag(locationTag(row.id))
  // Id 0 means a location that doesn’t exist yet.
  const idOf = (slug: string) => rows.find(({ row }) => matchesSlug(row, slug))?.row.id ?? 0
  for (const slug of slugs)
    if (idOf(slug) === 0) readContext.addCacheTag(recordTag('location', slug))
  return inOrder(slugs.map(idOf), await withGalleries(readContext, rows, load), ({ id }) => id)
}

/** Reads the locations of these ids that the caller can see. */
export async function readLocationsById(
  readContext: ReadContext,
  ids: readonly number[],
  load: LoadMedia,
): Promise<(Location | null)[]> {
  for (const id of ids) readContext.addCacheTag(locationTag(id))
  const rows = await locationsWithIds(readContext.orm, { ids, ...placesOf(readContext) })
  return inOrder(ids, await withGalleries(readContext, rows, load), ({ id }) => id)
}

/** The places of a caller, as the values of a query’s placeholders. */
function placesOf({ principal, previewedLocationId }: ReadContext) {
  const readable = readableLocations(principal)
  return {
    readsAll: readable === 'ALL',
    readable: readable === 'ALL' ? [] : readable,
    previewed: previewedLocationId ?? null,
  }
}

/** Condition that the caller sees a location: `mayReadDrafts` or `isAtOpenLocation`. */
const isSeen = or(isReadable(locations.id), isOpenOrPreviewed(locations.id))

function isReadable(locationId: Column): SQL {
  return sql`(${sql.placeholder('readsAll')}::boolean or ${locationId} = any(${sql.placeholder('readable')}::int[]))`
}

function isOpenOrPreviewed(locationId: Column): SQL {
  return sql`(${locationId} = ${sql.placeholder('previewed')}::int or ${isOpen(locationId)})`
}

/** Locations with the names and covers of their galleries, and the default location’s special days, which apply to all. */
function selectLocations(orm: Orm) {
  const isPublic = and(
    eq(galleries.isPublic, true),
    eq(galleries.status, 'ACTIVE'),
    isOpenOrPreviewed(galleries.locationId),
  )
  const isOwn = and(
    eq(galleries.locationId, locations.id),
    ne(galleries.status, 'DELETED'),
    or(isReadable(galleries.locationId), isPublic),
  )
  return orm
    .select({
      row: locations,
      galleries: rowsAsJson<GalleryName>(sql`
        select ${galleries.id}, ${galleries.name}, ${galleries.featuredMedia} as "featuredMedia"
        from ${galleries} where ${isOwn} order by ${galleries.id} limit ${MAX_LIST_LENGTH}`),
      networkDays:
        sql`(select network.special_days from ${locations} network where network.id = ${DEFAULT_LOCATION_ID})`.mapWith(
          locations.specialDays,
        ),
    })
    .from(locations)
}

interface GalleryName {
  readonly id: number
  readonly name: string
  readonly featuredMedia: number | null
}

type SeenRow = Awaited<ReturnType<typeof selectLocations>>[number]

const locationsAt = prepared('locations_at', (orm) =>
  selectLocations(orm).where(and(hasSlug(sql.placeholder('slugs')), isSeen)),
)

const locationsWithIds = prepared('locations_with_ids', (orm) =>
  selectLocations(orm).where(
    and(sql`${locations.id} = any(${sql.placeholder('ids')}::int[])`, isSeen),
  ),
)

/** Filters and order of locations; omitted filters don’t restrict, and the default order is by name. */
export interface LocationQuery {
  readonly level?: number | undefined
  readonly search?: string | undefined
  readonly countryCode?: string | undefined
  readonly status?: RecordStatus | undefined
  readonly sortBy?: keyof typeof orders | undefined
  readonly sort?: 'asc' | 'desc' | undefined
}

const orders = {
  NAME: locations.name,
  CITY: locations.city,
  UPDATED_AT: locations.updatedAt,
} as const

export function listLocations(
  readContext: ReadContext,
  query: LocationQuery,
  part: ListPage & { readonly load: LoadMedia },
): ListResult<Location> {
  const list = locationList(readContext, query)
  return {
    totalCount: list.totalCount,
    async nodes() {
      const rows = await selectLocations(readContext.orm)
        .where(list.where)
        .orderBy(...list.order)
        .limit(part.first)
        .offset(part.offset)
        .execute(placesOf(readContext))
      return withGalleries(readContext, rows, part.load)
    },
  }
}

const NAMES = { id: locations.id, slug: locations.slug, name: locations.name } as const
export type LocationName = Pick<Location, keyof typeof NAMES>

/** Returns whether a field of a location is part of its name, as `listLocationNames` reads it. */
export function isLocationName(field: string): boolean {
  return Object.hasOwn(NAMES, field) || field === '__typename'
}

/** Lists the same locations without their hours, galleries and pictures. */
export function listLocationNames(
  readContext: ReadContext,
  query: LocationQuery,
  part: ListPage,
): ListResult<LocationName> {
  const list = locationList(readContext, query)
  const values = { ...placesOf(readContext), ...part }
  const isWhole = Object.values(query).every((value) => value === undefined)
  let nodes: Promise<LocationName[]> | null = null
  return {
    nodes() {
      nodes ??= isWhole
        ? locationNames(readContext.orm, values)
        : selectNames(readContext.orm, list).execute(values)
      return nodes
    },
    async totalCount() {
      // The end of the list has been read, so that it needn’t be counted.
      const { length = 0 } = (await nodes) ?? {}
      return length > 0 && length < part.first ? part.offset + length : list.totalCount()
    },
  }
}

function selectNames(orm: Orm, { where, order }: Pick<LocationList, 'order' | 'where'>) {
  return orm
    .select(NAMES)
    .from(locations)
    .where(where)
    .orderBy(...order)
    .limit(sql.placeholder('first'))
    .offset(sql.placeholder('offset'))
}

const locationNames = prepared('location_names', (orm) =>
  selectNames(orm, { where: isSeen, order: [asc(locations.name), asc(locations.id)] }),
)

type LocationList = ReturnType<typeof locationList>

/** The condition and order of a list, and its length. */
function locationList(readContext: ReadContext, query: LocationQuery) {
  const where = and(
    isSeen,
    query.level === undefined ? undefined : eq(locations.level, query.level),
    query.status === undefined ? undefined : eq(locations.status, query.status),
    query.countryCode === undefined
      ? undefined
      : sql`${locations.countryCode} = ${query.countryCode.toUpperCase()}`,
    query.search === undefined ? undefined : matchesAnyName(query.search),
  )
  const direction = query.sort === 'desc' ? desc : asc
  return {
    where,
    order: [direction(orders[query.sortBy ?? 'NAME']), asc(locations.id)],
    totalCount: () =>
      readCount(
        readContext.orm
          .select({ count: count() })
          .from(locations)
          .where(where)
          .execute(placesOf(readContext)),
      ),
  }
}

function matchesAnyName(words: string): SQL | undefined {
  return or(
    ...[locations.name, locations.slug, locations.city].map((text) => containsText(text, words)),
  )
}

async function withGalleries(
  { addCacheTag, mapsKey = null }: ReadContext,
  rows: readonly SeenRow[],
  load: LoadMedia,
): Promise<Location[]> {
  for (const { row } of rows) addCacheTag(listTag(GALLERY_COVER, row.slug))
  if (rows.some(({ row }) => row.id !== DEFAULT_LOCATION_ID)) addCacheTag(NETWORK_DAYS)
  const pictureOf = async (id: number | null) =>
    id === null ? null : ((await load([id]))[0] ?? null)
  return Promise.all(
    rows.map(async ({ row, galleries: owned, networkDays }) => ({
      ...toLocation(row, mapsKey),
      ...(row.id !== DEFAULT_LOCATION_ID && {
        specialDays: withNetworkDays(row.specialDays, networkDays ?? []),
      }),
      logo: await pictureOf(row.logo),
      galleries: await Promise.all(
        owned.map(async ({ id, name, featuredMedia }) => ({
          id,
          name,
          featuredMediaItem: await pictureOf(featuredMedia),
        })),
      ),
    })),
  )
}

/** Converts a row to a location (specification section 3), with the data needed for changes. */
function toLocation(
  row: Row,
  mapsKey: string | null,
): Omit<Location, 'galleries' | 'logo'> & Pick<Row, 'updatedAt' | 'version'> {
  const { id, slug, name, status, introSubtitle, introText, emailPrimary, phonePrimary } = row
  return {
    ...{ version: row.version, updatedAt: row.updatedAt },
    ...{ id, slug, name, status, introSubtitle, introText, emailPrimary, phonePrimary },
    ...{ timeZone: row.timeZone, hours: row.hours, specialDays: row.specialDays },
    ...{ texts: [...row.texts], address: addressOf(row) },
    type: { id: row.typeNumber, name: row.typeName, description: row.typeDescription },
    configuration: {
      ...(mapsKey !== null && { mapsKey }),
      ...row.configuration,
      ...configurationOf(row),
    },
  }
}
