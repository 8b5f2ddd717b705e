import { eq } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { type CacheTag, recordTag } from '../../database/cache-tags'
import type { Orm } from '../../database/orm'
import { galleryCovers, galleryItems } from '../../database/tables'

/** A media item, and the galleries that hold it or have it for a cover: pages may know it only through them. */
export async function tagsOfPicture(tx: Orm, id: number): Promise<CacheTag[]> {
  const holding = await union(
    tx
      .select({ id: galleryItems.galleryId })
      .from(galleryItems)
      .where(eq(galleryItems.mediaId, id)),
    tx
      .select({ id: galleryCovers.galleryId })
      .from(galleryCovers)
      .where(eq(galleryCovers.mediaId, id)),
  )
  return [recordTag('media', id), ...holding.map((gallery) => recordTag('gallery', gallery.id))]
}
