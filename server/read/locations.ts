import { and, asc, count, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Location } from '#schema/entities/location'
import { locations } from '../database/tables'
import { galleriesOfLocations } from './galleries'
import type { LoadMedia } from './media'
import { counted, inOrder, type Listed, mayReadDrafts, type Part, type Reader } from './reader'

type Row = typeof locations.$inferSelect

/** The locations of these slugs that the caller may see. */
export async function readLocations(
  reader: Reader,
  slugs: readonly string[],
  load: LoadMedia,
): Promise<(Location | null)[]> {
  const rows = await reader.orm
    .select()
    .from(locations)
    .where(and(inArray(locations.slug, [...slugs]), visible(reader.principal)))
  const found = new Set(rows.map(({ slug }) => slug))
  for (const row of rows) reader.note(`location:${row.id}`)
  // One that is not there yet may come: whoever has looked for it depends on all of them.
  if (slugs.some((slug) => !found.has(slug))) reader.note('locations')
  return inOrder(slugs, await withGalleries(reader, rows, load), ({ slug }) => slug)
}

/** The locations of these ids that the caller may see. */
export async function readLocationsById(
  reader: Reader,
  ids: readonly number[],
  load: LoadMedia,
): Promise<(Location | null)[]> {
  for (const id of ids) reader.note(`location:${id}`)
  const rows = await reader.orm
    .select()
    .from(locations)
    .where(and(inArray(locations.id, [...ids]), visible(reader.principal)))
  return inOrder(ids, await withGalleries(reader, rows, load), ({ id }) => id)
}

/** Locations by name; of one level of the network when it is given. */
export function listLocations(
  reader: Reader,
  query: { readonly level?: number | undefined },
  part: Part & { readonly load: LoadMedia },
): Listed<Location> {
  const where = and(
    visible(reader.principal),
    query.level === undefined ? undefined : eq(locations.level, query.level),
  )
  return {
    nodes,
    totalCount: () => counted(reader.orm.select({ count: count() }).from(locations).where(where)),
  }

  async function nodes() {
    const rows = await reader.orm
      .select()
      .from(locations)
      .where(where)
      .orderBy(asc(locations.name), asc(locations.id))
      .limit(part.first)
      .offset(part.offset)
    return withGalleries(reader, rows, part.load)
  }
}

function visible(principal: Reader['principal']): SQL | undefined {
  return or(mayReadDrafts(principal, locations.id), eq(locations.status, 'ACTIVE'))
}

async function withGalleries(
  reader: Reader,
  rows: readonly Row[],
  load: LoadMedia,
): Promise<Location[]> {
  if (rows.length === 0) return []
  const owned = await galleriesOfLocations(
    reader,
    rows.map(({ id }) => id),
  )
  return Promise.all(
    rows.map(async (row) => ({
      ...toLocation(row, reader.mapsKey ?? null),
      galleries: await Promise.all(
        owned
          .filter(({ locationId }) => locationId === row.id)
          .map(async ({ id, name, featuredMediaId }) => {
            const [featured] = await load(featuredMediaId === null ? [] : [featuredMediaId])
            return { id, name, featuredMediaItem: featured ?? null }
          }),
      ),
    })),
  )
}

function toLocation(row: Row, mapsKey: string | null): Omit<Location, 'galleries'> {
  const { level: _level, levelName: _levelName, ...plain } = row
  return {
    ...plain,
    configuration: { ...(mapsKey !== null && { mapsKey }), ...row.configuration },
  }
}
