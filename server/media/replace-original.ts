import { eq } from 'drizzle-orm'
import type { MediaItem } from '#schema/entities/media'
import { can } from '../access/can'
import type { Principal } from '../access/principal'
import type { Orm } from '../database/orm'
import { mediaItems, pendingOriginals } from '../database/tables'
import { ApiError, notFound } from '../errors/api-error'
import { publicUntil } from '../published/public-pictures'
import { mediaColumns, toMediaItem } from '../read/media'
import { type ReadFile, typeOf } from './originals'

interface Replacement {
  readonly principal: Principal
  /** The media item that gets another picture. */
  readonly id: number
  /** The name of the new original, which is in the store. */
  readonly original: string
  readonly picture: ReadFile
}

/**
 * Gives a media item another picture: every page that shows it follows, with the words and the focal point it has. The
 * original before is taken out of the store by a sweep, unless another item has it too.
 */
export async function replaceOriginal(
  tx: Orm,
  { principal, id, original, picture }: Replacement,
): Promise<MediaItem> {
  const [row] = await tx.select().from(mediaItems).where(eq(mediaItems.id, id)).for('update')
  if (!row || !can(principal, 'readDraft', { locationId: row.locationId, isPublic: false }))
    throw notFound('picture')
  // What visitors see of it changes at once.
  const action = (await publicUntil(tx, id)) === null ? 'save' : 'saveLive'
  if (!can(principal, action, { locationId: row.locationId, isPublic: false, kind: 'media' }))
    throw new ApiError('FORBIDDEN', 'Your account may use this picture, not replace it.')
  const { width, height, format, thumbnail } = picture
  const type = typeOf(format)
  if (type.startsWith('image/') !== row.type.startsWith('image/'))
    throw new ApiError(
      'BAD_USER_INPUT',
      'A picture can only be replaced by a picture, and a PDF by a PDF. Upload this file as a new one.',
    )
  await tx
    .update(mediaItems)
    // Another picture is shown whole: the crop was of the one before.
    .set({
      ...{ original, width, height, type, thumbnail },
      ...{ cropX: 0, cropY: 0, cropWidth: 1, cropHeight: 1 },
    })
    .where(eq(mediaItems.id, id))
  if (row.original !== null && row.original !== original)
    await tx
      .insert(pendingOriginals)
      .values({ name: row.original })
      .onConflictDoUpdate({ target: pendingOriginals.name, set: { since: new Date() } })
  const [changed] = await tx.select(mediaColumns).from(mediaItems).where(eq(mediaItems.id, id))
  if (!changed) throw new Error(`The media item ${id} was replaced and is gone`)
  return toMediaItem(changed)
}
