import { eq } from 'drizzle-orm'
import type { Orm } from '../../database/orm'
import { mediaItems } from '../../database/tables'
import { ApiError } from '../../errors/api-error'
import type { SaveInput } from './save-input'

/** The picture by which a page is shared must exist; who may see it was checked when it was chosen. */
export async function checkPicture(tx: Orm, { imageId }: SaveInput): Promise<void> {
  if (imageId === undefined || imageId === null) return
  const [known] = await tx
    .select({ id: mediaItems.id })
    .from(mediaItems)
    .where(eq(mediaItems.id, imageId))
  if (!known) throw new ApiError('BAD_USER_INPUT', `There is no picture ${imageId}.`)
}
