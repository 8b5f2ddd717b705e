import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { MEDIA_TEXT_LIMITS } from '#schema/api/upload'
import { focalPoint, type MediaItem } from '#schema/entities/media'
import { can } from '../../access/can'
import { audit } from '../../audit/audit'
import { announce } from '../../database/changes'
import type { Orm } from '../../database/orm'
import { galleryItems, mediaItems } from '../../database/tables'
import { somebody } from '../../documents/document-row'
import { ApiError, notFound } from '../../errors/api-error'
import type { RequestContext } from '../../operations/context'
import { idOf } from '../../operations/ids'
import { toMediaItem } from '../../read/media'

const { displayName, altText, caption } = MEDIA_TEXT_LIMITS

const changes = z
  .object({
    displayName: textOf('displayName', displayName).min(1, "'displayName' must not be empty"),
    altText: textOf('altText', altText),
    caption: textOf('caption', caption),
    focalPoint: z.pipe(
      focalPoint,
      z.transform(({ x, y }) => ({ focalX: x, focalY: y })),
    ),
  })
  .partial()

/** Changes what is given of a media item; every page that shows it follows. */
export function updateMediaItem(
  _: unknown,
  { id: text, ...given }: { readonly id: string } & Readonly<Record<string, unknown>>,
  context: RequestContext,
): Promise<MediaItem> {
  const principal = somebody(context.principal)
  return context.app.changes.write(async (tx) => {
    const id = idOf(text)
    const row = id === null ? undefined : await rowOf(tx, id)
    if (!row) throw notFound('picture')
    if (!can(principal, 'save', { locationId: row.locationId, isPublic: false }))
      throw new ApiError('FORBIDDEN', 'Your account may use this picture, not change it.')
    const values = changesOf(given)
    if (Object.keys(values).length === 0) return toMediaItem(row)
    const [changed] = await tx
      .update(mediaItems)
      .set(values)
      .where(eq(mediaItems.id, row.id))
      .returning()
    if (!changed) throw new Error(`The media item ${row.id} is gone`)
    announce(tx, await keysOf(tx, row.id))
    await audit(tx, {
      chain: `media:${row.id}`,
      by: context,
      action: 'updateMediaItem',
      locationId: row.locationId,
      outcome: 'ALLOW',
    })
    return toMediaItem(changed)
  })
}

async function rowOf(tx: Orm, id: number) {
  const [row] = await tx.select().from(mediaItems).where(eq(mediaItems.id, id)).for('update')
  return row
}

/** The item itself, and the galleries that hold it: pages may know it only through them. */
async function keysOf(tx: Orm, id: number): Promise<string[]> {
  const holding = await tx
    .selectDistinct({ id: galleryItems.galleryId })
    .from(galleryItems)
    .where(eq(galleryItems.mediaId, id))
  return [`media:${id}`, ...holding.map((gallery) => `gallery:${gallery.id}`)]
}

/** `null` is not given, as in the other calls. */
function changesOf(
  given: Readonly<Record<string, unknown>>,
): Partial<typeof mediaItems.$inferInsert> {
  const named = Object.entries(given).filter(([, value]) => value !== null && value !== undefined)
  const parsed = changes.safeParse(Object.fromEntries(named))
  if (!parsed.success)
    throw new ApiError('BAD_USER_INPUT', parsed.error.issues.map(messageOf).join(' '))
  const { focalPoint: focus, ...texts } = parsed.data
  const values = Object.entries({ ...texts, ...focus }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(values)
}

function messageOf({ path, message }: { path: readonly PropertyKey[]; message: string }): string {
  return path[0] === 'focalPoint' ? "'focalPoint' has an x and a y of 0 to 1." : `${message}.`
}

function textOf(name: string, longest: number) {
  return z.string().trim().max(longest, `'${name}' has at most ${longest} characters`)
}
