import { createHash } from 'node:crypto'
import {
  and,
  arrayContains,
  asc,
  eq,
  gt,
  inArray,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Crop, MediaItem } from '#schema/entities/media'
import { type CacheTag, recordTag } from '../../database/cache-tags'
import { isOpen } from '../../database/location-conditions'
import type { Orm } from '../../database/orm'
import { contentReferences, galleries, mediaItems } from '../../database/tables'
import { readableLocations } from '../../people/access/can'
import { inOrder, mayReadDrafts, type ReadContext } from './read-context'

/** The visible part of a picture, in pixels of its original. */
export interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The size and crop in a row. */
interface CroppedRow {
  readonly width: number
  readonly height: number
  readonly cropX: number
  readonly cropY: number
  readonly cropWidth: number
  readonly cropHeight: number
}

interface Point {
  readonly x: number
  readonly y: number
}

export function cropOf({ cropX, cropY, cropWidth, cropHeight }: CroppedRow): Crop {
  return { x: cropX, y: cropY, width: cropWidth, height: cropHeight }
}

/** Returns the cropped part of a picture, at least one pixel; `null` for the whole. */
export function areaOf(row: CroppedRow): Area | null {
  const { x, y, width, height } = cropOf(row)
  const left = Math.min(Math.round(x * row.width), row.width - 1)
  const top = Math.min(Math.round(y * row.height), row.height - 1)
  const area = {
    ...{ left, top },
    width: Math.max(1, Math.min(Math.round(width * row.width), row.width - left)),
    height: Math.max(1, Math.min(Math.round(height * row.height), row.height - top)),
  }
  return area.width === row.width && area.height === row.height ? null : area
}

/** Converts a point of the whole picture to fractions of the crop; a point outside is moved to the edge. */
export function pointInCrop({ x, y }: Point, crop: Crop): Point {
  return { x: clamp((x - crop.x) / crop.width), y: clamp((y - crop.y) / crop.height) }
}

/** Converts a point of the crop to fractions of the whole picture. */
export function pointInWhole({ x, y }: Point, crop: Crop): Point {
  return { x: clamp(crop.x + x * crop.width), y: clamp(crop.y + y * crop.height) }
}

function clamp(part: number): number {
  return Math.min(1, Math.max(0, part))
}

/** A picture as named in its address: `12-3f9ac0…`, or `12` in early releases. */
export interface PictureAddress {
  readonly id: number
  /** The first digits of its hash; `null` in addresses of early releases. */
  readonly hash: string | null
}

/**
 * 32 bits of the content's SHA-256, because a page contains two dozen addresses, and digits don't compress. References, not
 * hashes, decide who may see a picture (docs/decisions/037-short-picture-addresses.md).
 */
const HASH_LENGTH = 8

/**
 * Returns the address of a picture, without its size: `/media/12-3f9ac0…`. The hash identifies the content, so caches never
 * return another picture for it. Without an original there is nothing to show: `/media/12`.
 */
export function pictureAddress(id: number, original: string | null, area: Area | null): string {
  return original === null
    ? `/media/${id}`
    : `/media/${id}-${hashOf(original, area).slice(0, HASH_LENGTH)}`
}

export function readAddress(text: string): PictureAddress | null {
  const [, id, hash] = /^([1-9]\d{0,8})(?:-([0-9a-f]{8}|[0-9a-f]{32}))?$/.exec(text) ?? []
  return id === undefined ? null : { id: Number(id), hash: hash ?? null }
}

/** Returns whether the content matches an address. The earliest addresses contain no hash, later ones 32 digits. */
export function showsContent(
  { hash }: PictureAddress,
  { original, area }: { readonly original: string; readonly area: Area | null },
): boolean {
  return hash === null || hashOf(original, area).startsWith(hash)
}

/** Returns the hash of the content; another crop of the same picture is different content. */
function hashOf(original: string, area: Area | null): string {
  if (!area) return original
  const { left, top, width, height } = area
  return createHash('sha256').update([original, left, top, width, height].join(' ')).digest('hex')
}

/**
 * Marks the reference to a picture in a text that has an alt text there, or only a link to it: it doesn’t need the alt text of
 * the library.
 */
export const DESCRIBED = 'described'

/** Returns the ids of pictures whose addresses a text contains, as rich text does. */
export function picturesNamedIn(text: string): readonly number[] {
  const ids = Array.from(text.matchAll(/\/media\/([1-9]\d{0,8})(?!\d)/g), ([, id]) => Number(id))
  return [...new Set(ids)]
}

/** Content of a location that isn't open is never public. */
const isAtOpenSource = or(
  isNull(contentReferences.locationId),
  isOpen(contentReferences.locationId),
)

/** Returns the condition that a media item is public: public content references it now. */
export function isPublicPicture(now = new Date()): SQL {
  return sql`exists (select 1 from ${contentReferences} where ${and(
    eq(contentReferences.targetId, mediaItems.id),
    isLive(now),
  )})`
}

/** Returns the current public period of a picture, `until` being `null` if it has no end; `null` if the picture isn’t public. */
export async function readPublicPeriod(
  orm: Orm,
  mediaId: number,
  now = new Date(),
): Promise<{ readonly until: Date | null } | null> {
  const rows = await orm
    .selectDistinct({ until: contentReferences.liveUntil })
    .from(contentReferences)
    .where(and(eq(contentReferences.targetId, mediaId), isLive(now)))
    .orderBy(sql`${contentReferences.liveUntil} desc nulls first`)
    .limit(1)
  return rows[0] ?? null
}

/** Returns the time at which a picture will become public automatically; `null` if none is scheduled. */
export async function readPublicStart(
  orm: Orm,
  mediaId: number,
  now = new Date(),
): Promise<Date | null> {
  const [row] = await orm
    .select({ from: contentReferences.liveFrom })
    .from(contentReferences)
    .where(and(isLivePicture(mediaId), isAtOpenSource, gt(contentReferences.liveFrom, now)))
    .orderBy(asc(contentReferences.liveFrom))
    .limit(1)
  return row?.from ?? null
}

function isLivePicture(mediaId: number): SQL | undefined {
  const { targetKind, targetId, state } = contentReferences
  return and(eq(targetKind, 'media'), eq(targetId, mediaId), eq(state, 'LIVE'))
}

function isLive(now: Date): SQL | undefined {
  return and(
    eq(contentReferences.targetKind, 'media'),
    eq(contentReferences.state, 'LIVE'),
    isAtOpenSource,
    or(isNull(contentReferences.liveFrom), lte(contentReferences.liveFrom, now)),
    or(isNull(contentReferences.liveUntil), gt(contentReferences.liveUntil, now)),
  )
}

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
