import { and, eq, inArray, sql } from 'drizzle-orm'
import gallery from '#schema/records/gallery/gallery.record'
import { galleries, galleryItems } from '../../database/tables'
import type { ReadContext } from '../reading/read-context'
import { tableAdapter } from '../table-adapter'
import { galleryWriter } from './gallery.writer'

export default tableAdapter({
  definition: gallery,
  table: galleries,
  columns: {
    id: galleries.id,
    location: galleries.locationId,
    status: galleries.status,
    version: galleries.version,
    updatedAt: galleries.updatedAt,
    updatedBy: galleries.updatedByName,
    texts: galleries.texts,
    category: galleries.category,
  },
  fields: {
    name: galleries.name,
    featuredMedia: galleries.featuredMediaId,
    description: galleries.description,
    category: galleries.category,
    featured: galleries.featured,
    dateTime: galleries.dateTime,
  },
  writer: galleryWriter,
  visible: and(eq(galleries.isPublic, true), eq(galleries.status, 'ACTIVE')) ?? sql`false`,
  pictures: firstPictures,
})

/** The first picture of each gallery stands for one without a cover. */
async function firstPictures({ orm }: ReadContext, ids: readonly number[]) {
  const rows = await orm
    .select({ id: galleryItems.galleryId, mediaId: galleryItems.mediaId })
    .from(galleryItems)
    .where(and(inArray(galleryItems.galleryId, [...ids]), eq(galleryItems.position, 0)))
  return new Map(rows.map(({ id, mediaId }) => [id, mediaId]))
}
