import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { MediaItem } from '#schema/entities/media'
import { recordTag } from '../../database/cache-tags'
import { galleries, mediaItems } from '../../database/tables'
import {
  areaOf,
  cropOf,
  isPublicPicture,
  pictureAddress,
  pointInCrop,
} from '../../documents/publications/pictures'
import { readableLocations } from '../../people/access/can'
import { inOrder, mayReadDrafts, type ReadContext } from './read-context'

/** Loads pictures by id, batched with other requests. */
export type LoadMedia = (ids: readonly number[]) => Promise<readonly MediaItem[]>

/** Reads the media items of these ids that the caller can see; for visitors, those used by published content. */
export async function readMedia(
  { orm, principal, addCacheTag, asOf }: ReadContext,
  ids: readonly number[],
): Promise<(MediaItem | null)[]> {
  for (const id of ids) addCacheTag(recordTag('media', id))
  const rows = await orm
    .select()
    .from(mediaItems)
    .where(and(inArray(mediaItems.id, [...ids]), visibleMedia(principal, asOf?.at)))
  return inOrder(ids, rows.map(toMediaItem), ({ id }) => id)
}

export function inGallery(galleryId: number): SQL {
  return sql`exists (select 1 from ${galleries} where ${eq(galleries.id, galleryId)} and ${mediaItems.id} = any(${galleries.items}))`
}

/** Condition for media items the caller can see: public ones, and their own. */
export function visibleMedia(principal: ReadContext['principal'], at?: Date): SQL | undefined {
  return or(isPublicPicture(at), ownMedia(principal))
}

/**
 * Condition for media items of locations whose drafts the caller reads. Network items are visible to everyone who works at a
 * location, unless they are used only by galleries whose drafts the caller can’t read.
 */
export function ownMedia(principal: ReadContext['principal']): SQL {
  const own = mayReadDrafts(principal, mediaItems.locationId)
  if (readableLocations(principal).length === 0) return own
  const network = and(isNull(mediaItems.locationId), notInClosedGalleries(principal))
  return sql`(${own} or ${network})`
}

function notInClosedGalleries(principal: ReadContext['principal']): SQL {
  const inGalleries = sql`from ${galleries} where ${galleries.items} @> array[${mediaItems.id}]`
  return sql`(not exists (select 1 ${inGalleries}) or exists (select 1 ${inGalleries} and ${mayReadDrafts(principal, galleries.locationId)}))`
}

/** Converts a row to an API media item. */
export function toMediaItem(row: typeof mediaItems.$inferSelect): MediaItem {
  const { width, height, focalX, focalY, dateTime } = row
  const [area, crop] = [areaOf(row), cropOf(row)]
  const url = pictureAddress(row.id, row.original, area)
  return {
    id: row.id,
    displayName: row.displayName,
    caption: row.caption,
    altText: row.altText,
    isDecorative: row.isDecorative,
    dateTime: dateTime?.toISOString() ?? null,
    src: `${url}/original`,
    url,
    metadata: area ? { width: area.width, height: area.height } : { width, height },
    type: row.type,
    // Size of the original file; omitted for a cropped picture, which is downloaded as another file.
    ...(!area && row.fileSize !== null && { fileSize: row.fileSize }),
    // The placeholder shows the whole picture, so a cropped one has none.
    thumbnail: area ? '' : row.thumbnail,
    showCaptionText: row.showCaptionText,
    focalPoint: area ? pointInCrop({ x: focalX, y: focalY }, crop) : { x: focalX, y: focalY },
    ...(area && { crop }),
    texts: row.texts,
  }
}
