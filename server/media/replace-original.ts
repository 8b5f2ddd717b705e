import { eq } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { MediaItem } from '#schema/entities/media'
import type { Orm } from '../database/orm'
import { mediaItems } from '../database/tables'
import { ApiError, notFound } from '../http/errors/api-error'
import { can } from '../people/access/can'
import type { Principal } from '../people/access/principal'
import { readPublicPeriod, toMediaItem } from '../records/reading/media'
import { withMediaRevision } from './media-revisions'
import { type ReadFile, typeOf } from './originals'

interface Replacement {
  readonly principal: Principal
  /** The media item whose picture is replaced. */
  readonly id: number
  /** Name of the new original, which is already in the store. */
  readonly original: string
  readonly picture: ReadFile
}

/** The replaced media item, with the version in its history that has the previous file. */
export interface ReplacedItem extends MediaItem {
  /** Absent if the file is the same as before. */
  readonly replacedVersion?: number
}

/**
 * Replaces the picture of a media item. All pages that use it show the new picture, with the same texts and focal point. The
 * previous original stays in its history.
 */
export async function replaceOriginal(
  tx: Orm,
  { principal, id, original, picture }: Replacement,
): Promise<ReplacedItem> {
  const [row] = await tx.select().from(mediaItems).where(eq(mediaItems.id, id)).for('update')
  const seen = { locationId: row?.locationId ?? null, isPublic: false, kind: 'media' as const }
  if (!row || !can(principal, 'readDraft', seen)) throw notFound('picture')
  // A public picture changes immediately for visitors.
  const action = (await readPublicPeriod(tx, id)) === null ? 'save' : 'saveLive'
  if (!can(principal, action, seen))
    throw new ApiError('FORBIDDEN', refusalFor('pictureNotReplaced'))
  const { width, height, format, thumbnail } = picture
  const type = typeOf(format)
  if (type.startsWith('image/') !== row.type.startsWith('image/'))
    throw new ApiError('BAD_USER_INPUT', refusalFor('pictureForPicture'))
  const by = { action: 'replace' as const, principal }
  const before = await withMediaRevision(tx, id, by, async () => {
    await tx
      .update(mediaItems)
      // The new picture is shown whole, because the crop belonged to the previous one.
      .set({
        ...{ original, width, height, type, thumbnail, fileSize: picture.bytes.length },
        ...{ cropX: 0, cropY: 0, cropWidth: 1, cropHeight: 1 },
      })
      .where(eq(mediaItems.id, id))
  })
  const [changed] = await tx.select().from(mediaItems).where(eq(mediaItems.id, id))
  if (!changed) throw new Error(`The media item ${id} was replaced and is gone`)
  return { ...toMediaItem(changed), ...(before !== null && { replacedVersion: before }) }
}
