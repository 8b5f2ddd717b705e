import { eq } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { MediaItem } from '#schema/entities/media'
import type { Orm } from '../database/orm'
import { mediaItems } from '../database/tables'
import { publicUntil } from '../documents/publications/public-pictures'
import { ApiError, notFound } from '../http/errors/api-error'
import { can } from '../people/access/can'
import type { Principal } from '../people/access/principal'
import { toMediaItem } from '../records/reading/media'
import { withMediaRevision } from './media-revisions'
import { type ReadFile, typeOf } from './originals'

interface Replacement {
  readonly principal: Principal
  /** The media item that gets another picture. */
  readonly id: number
  /** The name of the new original, which is in the store. */
  readonly original: string
  readonly picture: ReadFile
}

/** What a replacement gives, with the version of its history that has the file before. */
export interface ReplacedItem extends MediaItem {
  /** Absent where it is the file it had. */
  readonly replacedVersion?: number
}

/**
 * Gives a media item another picture: every page that shows it follows, with the words and the focal point it has. The
 * original before stays in its history.
 */
export async function replaceOriginal(
  tx: Orm,
  { principal, id, original, picture }: Replacement,
): Promise<ReplacedItem> {
  const [row] = await tx.select().from(mediaItems).where(eq(mediaItems.id, id)).for('update')
  const seen = { locationId: row?.locationId ?? null, isPublic: false, kind: 'media' as const }
  if (!row || !can(principal, 'readDraft', seen)) throw notFound('picture')
  // What visitors see of it changes at once.
  const action = (await publicUntil(tx, id)) === null ? 'save' : 'saveLive'
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
      // Another picture is shown whole: the crop was of the one before.
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
