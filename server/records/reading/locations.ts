import { and, asc, count, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
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
import { answersTo, hasSlug } from '../../database/location-conditions'
import { galleries, locations } from '../../database/tables'
import type { LoadMedia } from './media'
import {
  containsText,
  counted,
  inOrder,
  isAtOpenLocation,
  type Listed,
  type ListPage,
  MAX_LIST_LENGTH,
  mayReadDrafts,
  type ReadContext,
} from './read-context'

type Row = typeof locations.$inferSelect

/** Reads the locations of these slugs that the caller can see. */
export async function readLocations(
  readContext: ReadContext,
  slugs: readonly string[],
  load: LoadMedia,
): Promise<(Location | null)[]> {
  const rows = await seenRows(readContext, hasSlug(slugs))
  for (const row of rows) readContext.addCacheTag(locationTag(row.id))
  // Id 0 means a location that doesn’t exist yet.
  const idOf = (slug: string) => rows.find((row) => answersTo(row, slug))?.id ?? 0
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
  const rows = await seenRows(readContext, inArray(locations.id, [...ids]))
  return inOrder(ids, await withGalleries(readContext, rows, load), ({ id }) => id)
}

function seenRows(readContext: ReadContext, where: SQL | undefined): Promise<Row[]> {
  return readContext.orm
    .select()
    .from(locations)
    .where(and(where, visible(readContext)))
}

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
): Listed<Location> {
  const list = locationList(readContext, query)
  return {
    totalCount: list.totalCount,
    async nodes() {
      const rows = await readContext.orm
        .select()
        .from(locations)
        .where(list.where)
        .orderBy(...list.order)
        .limit(part.first)
        .offset(part.offset)
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
): Listed<LocationName> {
  const list = locationList(readContext, query)
  return {
    totalCount: list.totalCount,
    nodes: async () =>
      readContext.orm
        .select(NAMES)
        .from(locations)
        .where(list.where)
        .orderBy(...list.order)
        .limit(part.first)
        .offset(part.offset),
  }
}

/** The condition and order of a list, and its length. */
function locationList(readContext: ReadContext, query: LocationQuery) {
  const where = and(
    visible(readContext),
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
      counted(readContext.orm.select({ count: count() }).from(locations).where(where)),
  }
}

function matchesAnyName(words: string): SQL | undefined {
  return or(
    ...[locations.name, locations.slug, locations.city].map((text) => containsText(text, words)),
  )
}

function visible(readContext: ReadContext): SQL | undefined {
  return or(
    mayReadDrafts(readContext.principal, locations.id),
    isAtOpenLocation(readContext, locations.id),
  )
}

async function withGalleries(
  readContext: ReadContext,
  rows: readonly Row[],
  load: LoadMedia,
): Promise<Location[]> {
  if (rows.length === 0) return []
  for (const { slug } of rows) readContext.addCacheTag(listTag(GALLERY_COVER, slug))
  const owned = await galleriesOfLocations(
    readContext,
    rows.map(({ id }) => id),
  )
  const shared = await networkDaysFor(readContext, rows)
  const pictureOf = async (id: number | null) =>
    id === null ? null : ((await load([id]))[0] ?? null)
  return Promise.all(
    rows.map(async (row) => ({
      ...toLocation(row, readContext.mapsKey ?? null),
      ...(row.id !== DEFAULT_LOCATION_ID && {
        specialDays: withNetworkDays(row.specialDays, shared),
      }),
      logo: await pictureOf(row.logo),
      galleries: await Promise.all(
        owned
          .filter(({ locationId }) => locationId === row.id)
          .map(async ({ id, name, featuredMedia }) => ({
            id,
            name,
            featuredMediaItem: await pictureOf(featuredMedia),
          })),
      ),
    })),
  )
}

/** Reads the names and covers of locations’ galleries. */
async function galleriesOfLocations(
  readContext: ReadContext,
  locationIds: readonly number[],
): Promise<readonly (typeof galleries.$inferSelect)[]> {
  const isPublic = and(
    eq(galleries.isPublic, true),
    eq(galleries.status, 'ACTIVE'),
    isAtOpenLocation(readContext, galleries.locationId),
  )
  return readContext.orm
    .select()
    .from(galleries)
    .where(
      and(
        inArray(galleries.locationId, [...locationIds]),
        ne(galleries.status, 'DELETED'),
        or(mayReadDrafts(readContext.principal, galleries.locationId), isPublic),
      ),
    )
    .orderBy(asc(galleries.id))
    .limit(MAX_LIST_LENGTH * Math.max(1, locationIds.length))
}

/** Reads the default location’s special days, which apply to other locations. */
async function networkDaysFor(
  { orm, addCacheTag }: ReadContext,
  rows: readonly Row[],
): Promise<Row['specialDays']> {
  if (rows.every(({ id }) => id === DEFAULT_LOCATION_ID)) return []
  addCacheTag(NETWORK_DAYS)
  const [found] = await orm
    .select({ days: locations.specialDays })
    .from(locations)
    .where(eq(locations.id, DEFAULT_LOCATION_ID))
  return found?.days ?? []
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
