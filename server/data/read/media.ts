import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { MediaItem } from '#schema/entities/media'
import { galleryItems, mediaItems } from '../tables'
import { holdsText, inOrder, type Listed, mayReadDrafts, type Part, type Reader } from './reader'

/** The media items of these ids that the reader may see; one of private galleries only is not there for visitors. */
export async function readMedia(
  { orm, principal, note }: Reader,
  ids: readonly number[],
): Promise<(MediaItem | null)[]> {
  for (const id of ids) note(`media:${id}`)
  const rows = await orm
    .select()
    .from(mediaItems)
    .where(and(inArray(mediaItems.id, [...ids]), visible(principal)))
  return inOrder(ids, rows.map(toMediaItem), ({ id }) => id)
}

/** Media by search or of one gallery, the newest first. */
export async function listMedia(
  { orm, principal }: Reader,
  query: { readonly search?: string | undefined; readonly galleryId?: number | undefined },
  { first, offset }: Part,
): Promise<Listed<{ readonly item: MediaItem; readonly locationId: number | null }>> {
  const where = and(
    visible(principal),
    query.search
      ? or(
          holdsText(mediaItems.displayName, query.search),
          holdsText(mediaItems.caption, query.search),
          holdsText(mediaItems.altText, query.search),
        )
      : undefined,
    query.galleryId === undefined ? undefined : inGallery(query.galleryId),
  )
  const rows = await orm
    .select()
    .from(mediaItems)
    .where(where)
    .orderBy(desc(mediaItems.createdAt), asc(mediaItems.id))
    .limit(first)
    .offset(offset)
  const [total] = await orm.select({ count: count() }).from(mediaItems).where(where)
  return {
    nodes: rows.map((row) => ({ item: toMediaItem(row), locationId: row.locationId })),
    totalCount: Number(total?.count ?? 0),
  }
}

function inGallery(galleryId: number): SQL {
  return sql`exists (select 1 from ${galleryItems} where ${and(eq(galleryItems.mediaId, mediaItems.id), eq(galleryItems.galleryId, galleryId))})`
}

function visible(principal: Reader['principal']): SQL | undefined {
  return or(
    mayReadDrafts(principal, mediaItems.locationId),
    sql`not exists (select 1 from gallery_items i where i.media_id = ${mediaItems.id})`,
    sql`exists (select 1 from gallery_items i join galleries g on g.id = i.gallery_id
      where i.media_id = ${mediaItems.id} and g.is_public and g.status = 'ACTIVE')`,
  )
}

/** A row as it is answered. */
export function toMediaItem(row: typeof mediaItems.$inferSelect): MediaItem {
  const { width, height, focalX, focalY, dateTime } = row
  return {
    id: row.id,
    displayName: row.displayName,
    caption: row.caption,
    altText: row.altText,
    dateTime: dateTime?.toISOString() ?? null,
    src: row.src,
    url: row.url,
    metadata: { width, height },
    type: row.type,
    thumbnail: row.thumbnail,
    showCaptionText: row.showCaptionText,
    focalPoint: { x: focalX, y: focalY },
  }
}
