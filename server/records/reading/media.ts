import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { MediaItem } from '#schema/entities/media'
import { recordTag } from '../../database/cache-tags'
import { galleries, mediaItems, mediaTexts } from '../../database/tables'
import { parseStored } from '../../database/tables/json-text'
import { pictureAddress } from '../../documents/publications/picture-address'
import { areaOf, cropOf, pointInCrop } from '../../documents/publications/picture-crop'
import { isPublicPicture } from '../../documents/publications/public-pictures'
import { readableLocations } from '../../people/access/can'
import {
  containsText,
  counted,
  inOrder,
  type Listed,
  type ListPage,
  mayReadDrafts,
  type ReadContext,
} from './read-context'

/** Reads pictures by their ids, batched with whatever else is read. */
export type LoadMedia = (ids: readonly number[]) => Promise<readonly MediaItem[]>

/** The media items of these ids that the caller may see; for visitors, those that something published points at. */
export async function readMedia(
  { orm, principal, addCacheTag }: ReadContext,
  ids: readonly number[],
): Promise<(MediaItem | null)[]> {
  for (const id of ids) addCacheTag(recordTag('media', id))
  const rows = await orm
    .select(mediaColumns)
    .from(mediaItems)
    .where(and(inArray(mediaItems.id, [...ids]), visibleMedia(principal)))
  return inOrder(ids, rows.map(toMediaItem), ({ id }) => id)
}

/** Media by search or of one gallery, the newest first. */
export function listMedia(
  { orm, principal }: ReadContext,
  query: { readonly search?: string | undefined; readonly galleryId?: number | undefined },
  { first, offset }: ListPage,
): Listed<{ readonly item: MediaItem; readonly locationId: number | null }> {
  const where = and(
    visibleMedia(principal),
    isNull(mediaItems.deletedAt),
    query.search
      ? or(
          containsText(mediaItems.displayName, query.search),
          containsText(mediaItems.caption, query.search),
          containsText(mediaItems.altText, query.search),
        )
      : undefined,
    query.galleryId === undefined ? undefined : inGallery(query.galleryId),
  )
  return {
    nodes,
    totalCount: () => counted(orm.select({ count: count() }).from(mediaItems).where(where)),
  }

  async function nodes() {
    const rows = await orm
      .select(mediaColumns)
      .from(mediaItems)
      .where(where)
      .orderBy(desc(mediaItems.createdAt), asc(mediaItems.id))
      .limit(first)
      .offset(offset)
    return rows.map((row) => ({ item: toMediaItem(row), locationId: row.locationId }))
  }
}

export function inGallery(galleryId: number): SQL {
  return sql`exists (select 1 from ${galleries} where ${eq(galleries.id, galleryId)} and ${mediaItems.id} = any(${galleries.items}))`
}

/**
 * The condition that a caller may see a media item: something published points at it, or it is of a location whose
 * drafts they read. Those of the whole network are for everybody who works at a location, unless only galleries hold
 * them whose drafts they do not read.
 */
export function visibleMedia(principal: ReadContext['principal']): SQL | undefined {
  const locations = readableLocations(principal)
  const network = and(isNull(mediaItems.locationId), notInClosedGalleries(principal))
  return or(
    mayReadDrafts(principal, mediaItems.locationId),
    isPublicPicture(),
    locations.length > 0 ? network : undefined,
  )
}

function notInClosedGalleries(principal: ReadContext['principal']): SQL {
  const inGalleries = sql`from ${galleries} where ${galleries.items} @> array[${mediaItems.id}]`
  return sql`(not exists (select 1 ${inGalleries}) or exists (select 1 ${inGalleries} and ${mayReadDrafts(principal, galleries.locationId)}))`
}

/** A picture with its words in other languages and at locations, as JSON text; `null` without any. */
export const mediaColumns = {
  ...getTableColumns(mediaItems),
  texts: sql<
    string | null
  >`(select json_agg(json_build_object('language', ${mediaTexts.language}, 'locationId', ${mediaTexts.locationId}, 'altText', ${mediaTexts.altText}, 'caption', ${mediaTexts.caption}) order by ${mediaTexts.locationId}, ${mediaTexts.language})::text from ${mediaTexts} where ${mediaTexts.mediaId} = ${mediaItems.id})`,
}

/** A row as it is answered. */
export function toMediaItem(
  row: typeof mediaItems.$inferSelect & { readonly texts: string | null },
): MediaItem {
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
    // That of the whole picture, which is not what is downloaded of a cropped one.
    ...(!area && row.fileSize !== null && { fileSize: row.fileSize }),
    // Made of the whole picture: none is better than another one.
    thumbnail: area ? '' : row.thumbnail,
    showCaptionText: row.showCaptionText,
    focalPoint: area ? pointInCrop({ x: focalX, y: focalY }, crop) : { x: focalX, y: focalY },
    ...(area && { crop }),
    texts: row.texts === null ? [] : parseStored(row.texts),
  }
}
