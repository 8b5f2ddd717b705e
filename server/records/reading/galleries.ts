import { and, asc, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Gallery } from '#schema/entities/media'
import { recordTag } from '../../database/cache-tags'
import { galleries, galleryItems, locations } from '../../database/tables'
import { type MediaSet, mediaSets, placesOfGallery, readCovers, readSlugs } from './gallery-media'
import type { TilesFilter } from './gallery-tiles'
import type { LoadMedia } from './media'
import {
  containsText,
  countAtLocations,
  inOrder,
  isAtOpenLocation,
  type Listed,
  type ListPage,
  MAX_LIST_LENGTH,
  mayReadDrafts,
  type ReadContext,
} from './read-context'

/** A gallery with what its editors need to know. */
export interface GalleryNode extends Gallery {
  readonly media: MediaSet[]
  readonly version: number
  readonly timeZone: string
}

type Row = typeof galleries.$inferSelect & {
  readonly locationSlug: string
  readonly timeZone: string
}

const columns = {
  gallery: galleries,
  locationSlug: locations.slug,
  timeZone: locations.timeZone,
}

/** The galleries of these ids that the caller may see. */
export async function readGalleries(
  readContext: ReadContext,
  ids: readonly number[],
  load: LoadMedia,
): Promise<(GalleryNode | null)[]> {
  for (const id of ids) readContext.note(recordTag('gallery', id))
  const found = await select(readContext).where(
    and(inArray(galleries.id, [...ids]), visible(readContext)),
  )
  const rows = found.map(({ gallery, ...place }) => ({ ...gallery, ...place }))
  return inOrder(ids, await withMedia(readContext, rows, load), ({ id }) => id)
}

/** Galleries by search or of a location, the newest first. */
export function listGalleries(
  readContext: ReadContext,
  query: TilesFilter & { readonly search?: string | undefined; readonly publicOnly?: boolean },
  part: ListPage & { readonly load: LoadMedia },
): Listed<GalleryNode> {
  const where = and(
    query.publicOnly ? isPublic(readContext) : visible(readContext),
    query.search ? containsText(galleries.name, query.search) : undefined,
    query.locationSlug === undefined ? undefined : eq(locations.slug, query.locationSlug),
    query.category === undefined ? undefined : sql`${galleries.category} = ${query.category}`,
    query.featured === undefined ? undefined : eq(galleries.featured, query.featured),
  )
  return {
    nodes,
    totalCount: () => countAtLocations(readContext, galleries, where),
  }

  async function nodes() {
    const found = await select(readContext)
      .where(where)
      .orderBy(desc(galleries.dateTime), asc(galleries.id))
      .limit(part.first)
      .offset(part.offset)
    const rows = found.map(({ gallery, ...place }) => ({ ...gallery, ...place }))
    return withMedia(readContext, rows, part.load)
  }
}

/** The names and first pictures of locations' galleries, by location. */
export async function galleriesOfLocations(
  readContext: ReadContext,
  locationIds: readonly number[],
): Promise<readonly (typeof galleries.$inferSelect)[]> {
  return readContext.orm
    .select()
    .from(galleries)
    .where(and(inArray(galleries.locationId, [...locationIds]), visible(readContext)))
    .orderBy(asc(galleries.id))
    .limit(MAX_LIST_LENGTH * Math.max(1, locationIds.length))
}

function select({ orm }: ReadContext) {
  return orm
    .select(columns)
    .from(galleries)
    .innerJoin(locations, eq(locations.id, galleries.locationId))
}

function isPublic(readContext: ReadContext): SQL | undefined {
  return and(
    eq(galleries.isPublic, true),
    eq(galleries.status, 'ACTIVE'),
    isAtOpenLocation(readContext, galleries.locationId),
  )
}

function visible(readContext: ReadContext): SQL | undefined {
  return and(
    ne(galleries.status, 'DELETED'),
    or(mayReadDrafts(readContext.principal, galleries.locationId), isPublic(readContext)),
  )
}

async function withMedia(
  { orm }: ReadContext,
  rows: readonly Row[],
  load: LoadMedia,
): Promise<GalleryNode[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [links, covers] = await Promise.all([
    orm
      .select()
      .from(galleryItems)
      .where(inArray(galleryItems.galleryId, ids))
      .orderBy(asc(galleryItems.galleryId), asc(galleryItems.position)),
    readCovers(orm, ids, load),
  ])
  const parts = await Promise.all(
    rows.map(async (row) => {
      const mediaIds = links.flatMap((link) => (link.galleryId === row.id ? link.mediaId : []))
      const [items, [featured]] = await Promise.all([
        load(mediaIds),
        load(row.featuredMediaId === null ? [] : [row.featuredMediaId]),
      ])
      return {
        ...{ row, items, cover: featured ?? items[0] ?? null },
        covers: covers.filter(({ galleryId }) => galleryId === row.id),
      }
    }),
  )
  const slugs = await readSlugs(orm, parts.flatMap(placesOfGallery))
  return parts.map((one) => toGallery(one.row, mediaSets(one, slugs)))
}

function toGallery(row: Row, media: readonly MediaSet[]): GalleryNode {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    isPublic: row.isPublic,
    slug: row.slug,
    status: row.status,
    dateTime: row.dateTime?.toISOString() ?? null,
    category: row.category,
    featured: row.featured,
    version: row.version,
    timeZone: row.timeZone,
    media: [...media],
    texts: [...row.texts],
  }
}
