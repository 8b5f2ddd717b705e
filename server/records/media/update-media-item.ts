import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { refusalFor } from '#schema/api/refusals/refusals'
import { MEDIA_TEXT_LIMITS } from '#schema/api/upload'
import { type Crop, crop, focalPoint, type MediaItem } from '#schema/entities/media'
import type { Orm } from '../../database/orm'
import { mediaItems } from '../../database/tables'
import { requireSignIn } from '../../documents/document-row'
import { emit } from '../../events/emit'
import type { RequestContext } from '../../graphql/operations/context'
import { idOf } from '../../graphql/operations/ids'
import { ApiError, forPrograms, notFound } from '../../http/errors/api-error'
import { withMediaRevision } from '../../media/media-revisions'
import { can } from '../../people/access/can'
import type { Principal } from '../../people/access/principal'
import {
  cropOf,
  pointInWhole,
  readMedia,
  readPublicPeriod,
  tagsOfPicture,
  toMediaItem,
} from '../reading/media'
import {
  type MediaTextInput,
  type MediaTextValue,
  readMediaTexts,
  writeMediaTexts,
} from './media-texts'

const { displayName, altText, caption } = MEDIA_TEXT_LIMITS

const changes = z
  .object({
    displayName: textOf('displayName', displayName).min(1, "'displayName' can’t be empty"),
    altText: textOf('altText', altText),
    caption: textOf('caption', caption),
    isDecorative: z.boolean(),
    showCaptionText: z.boolean(),
    focalPoint,
    crop,
  })
  .partial()

interface UpdateArguments {
  readonly id: string
  readonly texts?: readonly MediaTextInput[] | null
  readonly [name: string]: unknown
}

/** Updates the given fields of a media item on all pages that show it. */
export function updateMediaItem(
  _: unknown,
  { id: text, texts: given, ...own }: UpdateArguments,
  context: RequestContext,
): Promise<MediaItem> {
  const principal = requireSignIn(context.principal)
  return context.app.changes.write(async (tx) => {
    const row = await lockedItem(tx, idOf(text))
    if (!row) throw notFound('picture')
    const texts = readMediaTexts(given ?? [])
    const values = changesOf(own, row)
    const isOwnChanged = Object.keys(values).length > 0
    await checkMayWrite({ tx, principal }, row, { texts, isOwnChanged })
    const shown = { ...values, ...showsCaption(row, values, texts) }
    await withMediaRevision(tx, row.id, { action: 'save', principal }, async () => {
      if (Object.keys(shown).length > 0)
        await tx.update(mediaItems).set(shown).where(eq(mediaItems.id, row.id))
      await writeMediaTexts(tx, row.id, texts)
    })
    const changed = await readItem(tx, row.id)
    if (!isOwnChanged && texts.length === 0) return changed
    await emit(tx, {
      ...{ type: 'media.changed', by: context, id: row.id, action: 'updateMediaItem' },
      fields: [
        ...new Set([...Object.keys(values), ...texts.flatMap(({ words }) => Object.keys(words))]),
      ],
      locationId: isOwnChanged ? row.locationId : (texts[0]?.locationId ?? row.locationId),
      tags: await tagsOfPicture(tx, row.id),
    })
    return changed
  })
}

/**
 * Returns the change that shows captions if a caption was written, unless the call says otherwise. A caption for a single
 * location doesn’t make the picture’s general caption visible.
 */
function showsCaption(
  before: typeof mediaItems.$inferSelect,
  { caption: own, showCaptionText }: Partial<typeof mediaItems.$inferInsert>,
  texts: readonly MediaTextValue[],
): { readonly showCaptionText?: true } {
  if (showCaptionText !== undefined) return {}
  const isWritten =
    (own && own !== before.caption) ||
    texts.some(
      ({ words, locationId }) => words.caption && (locationId === null || before.caption === ''),
    )
  return isWritten ? { showCaptionText: true } : {}
}

interface Changes {
  readonly texts: readonly MediaTextValue[]
  readonly isOwnChanged: boolean
}

/**
 * Throws if the principal may not change the picture. The picture and its texts for all locations belong to its location; texts
 * for one location to people of that location who can see it. A public picture requires MANAGE.
 */
export async function checkMayWrite(
  { tx, principal }: { readonly tx: Orm; readonly principal: Principal },
  { id, locationId }: typeof mediaItems.$inferSelect,
  { texts, isOwnChanged }: Changes,
): Promise<void> {
  const isShown = (await readPublicPeriod(tx, id)) !== null
  const action = isShown ? 'saveLive' : 'save'
  const may = (at: number | null) =>
    can(principal, action, { locationId: at, isPublic: false, kind: 'media' })
  if (may(locationId)) return
  const isOnlyElsewhere =
    !isOwnChanged && texts.length > 0 && texts.every((text) => text.locationId !== null)
  const [seen] = await readMedia({ orm: tx, principal, addCacheTag: () => undefined }, [id])
  if (isOnlyElsewhere && !seen) throw notFound('picture')
  if (isOnlyElsewhere && texts.every((text) => may(text.locationId))) return
  throw new ApiError('FORBIDDEN', refusalFor('pictureNotChanged'))
}

/** Reads and locks a media item until the transaction ends. */
export async function lockedItem(tx: Orm, id: number | null) {
  if (id === null) return undefined
  const [row] = await tx.select().from(mediaItems).where(eq(mediaItems.id, id)).for('update')
  return row
}

async function readItem(tx: Orm, id: number): Promise<MediaItem> {
  const [row] = await tx.select().from(mediaItems).where(eq(mediaItems.id, id))
  if (!row) throw new Error(`The media item ${id} is gone`)
  return toMediaItem(row)
}

/** Treats `null` as omitted, as in other mutations. */
function changesOf(
  given: Readonly<Record<string, unknown>>,
  row: typeof mediaItems.$inferSelect,
): Partial<typeof mediaItems.$inferInsert> {
  const named = Object.entries(given).filter(([, value]) => value !== null && value !== undefined)
  const parsed = changes.safeParse(Object.fromEntries(named))
  if (!parsed.success)
    throw new ApiError('BAD_USER_INPUT', forPrograms(parsed.error.issues.map(messageOf).join(' ')))
  const { focalPoint: focus, crop: cropped, ...texts } = parsed.data
  const { x, y } = pointInWhole(focus ?? { x: 0, y: 0 }, cropped ?? cropOf(row))
  const values = Object.entries({
    ...texts,
    ...(focus && { focalX: x, focalY: y }),
    ...(cropped && columnsOf(cropped)),
  })
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

function columnsOf({ x, y, width, height }: Crop) {
  return { cropX: x, cropY: y, cropWidth: width, cropHeight: height }
}

function messageOf({ path, message }: { path: readonly PropertyKey[]; message: string }): string {
  if (path[0] === 'crop')
    return "'crop' needs x, y, width and height from 0 to 1. It must lie within the picture and keep at least 5% of it each way."
  return path[0] === 'focalPoint' ? "'focalPoint' needs x and y from 0 to 1." : `${message}.`
}

function textOf(name: string, longest: number) {
  return z.string().trim().max(longest, `'${name}' has at most ${longest} characters`)
}
