import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { GalleryTile } from '#schema/entities/media'
import { galleries, galleryItems, locations } from '../../database/tables'
import { readCovers } from './gallery-media'
import type { LoadMedia } from './media'
import { isAtOpenLocation, type ListPage, type ReadContext } from './read-context'

export interface TilesFilter {
  readonly locationSlug?: string | undefined
  readonly category?: string | undefined
  readonly featured?: boolean | undefined
}

/** Public galleries without their pictures, the latest first. */
export async function listGalleryTiles(
  readContext: ReadContext,
  filter: TilesFilter,
  { first, offset, load }: ListPage & { readonly load: LoadMedia },
): Promise<readonly GalleryTile[]> {
  const { orm } = readContext
  const rows = await orm
    .select({ gallery: galleries })
    .from(galleries)
    .innerJoin(locations, eq(locations.id, galleries.locationId))
    .where(
      and(
        eq(galleries.isPublic, true),
        eq(galleries.status, 'ACTIVE'),
        isAtOpenLocation(readContext, galleries.locationId),
        filter.locationSlug === undefined ? undefined : eq(locations.slug, filter.locationSlug),
        filter.category === undefined ? undefined : sql`${galleries.category} = ${filter.category}`,
        filter.featured === undefined ? undefined : eq(galleries.featured, filter.featured),
      ),
    )
    .orderBy(desc(galleries.dateTime), desc(galleries.id))
    .limit(first)
    .offset(offset)
  const found = rows.map(({ gallery }) => gallery)
  const [items, covers] = await Promise.all([
    itemsOf(orm, found),
    readCovers(
      orm,
      found.map(({ id }) => id),
      load,
    ),
  ])
  return Promise.all(
    found.map(async ({ id, name, dateTime, category, featured, featuredMediaId, texts }) => {
      const own = items.get(id)
      const imageId = featuredMediaId ?? own?.firstId ?? null
      const [image] = await load(imageId === null ? [] : [imageId])
      return {
        ...{ id, title: name, featured, itemCount: own?.count ?? 0 },
        image: image ?? null,
        dateTime: dateTime?.toISOString() ?? null,
        category,
        covers: covers.filter(({ galleryId }) => galleryId === id),
        texts: texts.map(({ language, name: title = '' }) => ({ language, title })),
      }
    }),
  )
}

/** How many pictures each gallery holds, and its first. */
async function itemsOf(orm: ReadContext['orm'], of: readonly { readonly id: number }[]) {
  const ids = of.map(({ id }) => id)
  if (ids.length === 0) return new Map<number, { count: number; firstId: number | null }>()
  const [counts, firsts] = await Promise.all([
    orm
      .select({ id: galleryItems.galleryId, count: count() })
      .from(galleryItems)
      .where(inArray(galleryItems.galleryId, ids))
      .groupBy(galleryItems.galleryId),
    orm
      .select({ id: galleryItems.galleryId, mediaId: galleryItems.mediaId })
      .from(galleryItems)
      .where(and(inArray(galleryItems.galleryId, ids), eq(galleryItems.position, 0))),
  ])
  const firstOf = new Map(firsts.map(({ id, mediaId }) => [id, mediaId]))
  return new Map(
    counts.map(({ id, count: total }) => [
      id,
      { count: Number(total), firstId: firstOf.get(id) ?? null },
    ]),
  )
}
