import { arrayContains, or, sql } from 'drizzle-orm'
import { type CacheTag, recordTag } from '../../database/cache-tags'
import type { Orm } from '../../database/orm'
import { galleries } from '../../database/tables'

/**
 * Returns the tags of a media item and of the galleries that contain it or use it as a cover: pages may know it only through
 * them.
 */
export async function tagsOfPicture(tx: Orm, id: number): Promise<CacheTag[]> {
  const isCover = sql`${galleries.covers}::jsonb @> ${JSON.stringify([{ picture: id }])}::jsonb`
  const holding = await tx
    .select({ id: galleries.id })
    .from(galleries)
    .where(or(arrayContains(galleries.items, [id]), isCover))
  return [recordTag('media', id), ...holding.map((gallery) => recordTag('gallery', gallery.id))]
}
