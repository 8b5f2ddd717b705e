import { inArray } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { Orm } from '../database/orm'
import { mediaItems } from '../database/tables'
import { ApiError } from '../http/errors/api-error'
import type { SaveInput } from './save-input'

/** Checks that the pictures for sharing exist; permission was checked when they were chosen. */
export async function checkPicture(tx: Orm, { imageId, items }: SaveInput): Promise<void> {
  const ids = [imageId, ...items.map((item) => item.imageId)].filter((id) => id != null)
  if (ids.length === 0) return
  const known = await tx
    .select({ id: mediaItems.id })
    .from(mediaItems)
    .where(inArray(mediaItems.id, ids))
  const missing = ids.find((id) => !known.some((picture) => picture.id === id))
  if (missing !== undefined)
    throw new ApiError('BAD_USER_INPUT', refusalFor('noSuchPicture', { id: missing }))
}
