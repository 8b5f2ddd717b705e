import { and, eq } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { MediaItem, MediaText } from '#schema/entities/media'
import type { Orm } from '../../database/orm'
import { mediaItems, mediaRevisions } from '../../database/tables'
import { requireSignIn } from '../../documents/document-row'
import { emit } from '../../events/emit'
import type { RequestContext } from '../../graphql/operations/context'
import { idOf } from '../../graphql/operations/ids'
import { ApiError, forPrograms, notFound } from '../../http/errors/api-error'
import { withMediaRevision } from '../../media/media-revisions'
import { can } from '../../people/access/can'
import { tagsOfPicture, toMediaItem } from '../reading/media'
import { type MediaTextValue, writeMediaTexts } from './media-texts'
import { checkMayWrite, lockedItem } from './update-media-item'

type Revision = typeof mediaRevisions.$inferSelect
type Item = typeof mediaItems.$inferSelect
type RestoredPart = 'FILE' | 'CROP' | 'WORDS'

interface RestoreArguments {
  readonly id: string
  readonly version: number
  readonly parts: readonly RestoredPart[]
}

const CROP = ['focalX', 'focalY', 'cropX', 'cropY', 'cropWidth', 'cropHeight'] as const
/** The columns of each part. A crop belongs to its file, so they are restored together. */
const COLUMNS = {
  FILE: ['original', 'width', 'height', 'type', 'thumbnail', 'fileSize', ...CROP],
  CROP,
  WORDS: ['displayName', 'caption', 'altText', 'isDecorative', 'showCaptionText'],
} as const satisfies Readonly<Record<RestoredPart, readonly (keyof Revision)[]>>

/**
 * Restores the file, crop or texts of a media item from a revision. Its current state stays in the history. Requires the same
 * permissions as changing them by hand.
 */
export function restoreMediaRevision(
  _: unknown,
  { id: text, version, parts }: RestoreArguments,
  context: RequestContext,
): Promise<MediaItem> {
  const principal = requireSignIn(context.principal)
  if (parts.length === 0)
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms("Pass 'parts': what to restore (FILE, CROP or WORDS)."),
    )
  return context.app.changes.write(async (tx) => {
    const row = await lockedItem(tx, idOf(text))
    const seen = { locationId: row?.locationId ?? null, isPublic: false, kind: 'media' as const }
    if (!row || !can(principal, 'readHistory', seen)) throw notFound('picture')
    const revision = await revisionOf(tx, row.id, version)
    checkCrop(row, revision, parts)
    const own = changedColumns(row, revision, parts)
    const before = await readItem(tx, row.id)
    const texts = parts.includes('WORDS') ? changedTexts(before.texts, revision.texts) : []
    const isOwnChanged = Object.keys(own).length > 0
    await checkMayWrite({ tx, principal }, row, { texts, isOwnChanged })
    if (!isOwnChanged && texts.length === 0) return before
    await withMediaRevision(tx, row.id, { action: 'restore', principal }, async () => {
      if (isOwnChanged) await tx.update(mediaItems).set(own).where(eq(mediaItems.id, row.id))
      await writeMediaTexts(tx, row.id, texts)
    })
    await emit(tx, {
      ...{ type: 'media.changed', by: context, id: row.id, action: 'restoreMediaRevision' },
      ...{ locationId: row.locationId, tags: await tagsOfPicture(tx, row.id) },
    })
    return readItem(tx, row.id)
  })
}

function checkCrop(row: Item, revision: Revision, parts: readonly RestoredPart[]): void {
  if (!parts.includes('CROP') || parts.includes('FILE') || revision.original === row.original)
    return
  throw new ApiError('BAD_USER_INPUT', refusalFor('cropOfOtherFile'))
}

/** Returns the earlier values of the columns that differ. */
function changedColumns(
  row: Item,
  revision: Revision,
  parts: readonly RestoredPart[],
): Partial<Item> {
  const changed = parts
    .flatMap((part): readonly (keyof Revision & keyof Item)[] => COLUMNS[part])
    .filter((name) => revision[name] !== row[name])
  return Object.fromEntries(changed.map((name) => [name, revision[name]]))
}

async function revisionOf(tx: Orm, id: number, version: number): Promise<Revision> {
  const [revision] = await tx
    .select()
    .from(mediaRevisions)
    .where(and(eq(mediaRevisions.mediaId, id), eq(mediaRevisions.version, version)))
  if (!revision) throw notFound('version of this picture')
  return revision
}

/** Returns the earlier texts that differ; texts that didn’t exist then are removed. */
function changedTexts(
  now: readonly MediaText[],
  then: readonly MediaText[],
): readonly MediaTextValue[] {
  const nothing = { altText: null, caption: null }
  const at = (texts: readonly MediaText[], { language, locationId }: MediaText) =>
    texts.find((text) => text.language === language && text.locationId === locationId)
  const places = [...then, ...now.filter((text) => !at(then, text))]
  return places.flatMap((place) => {
    const { altText, caption } = at(then, place) ?? nothing
    const present = at(now, place) ?? nothing
    if (altText === present.altText && caption === present.caption) return []
    const { language, locationId } = place
    return { language, locationId, words: { altText, caption } }
  })
}

async function readItem(tx: Orm, id: number): Promise<MediaItem> {
  const [row] = await tx.select().from(mediaItems).where(eq(mediaItems.id, id))
  if (!row) throw new Error(`The media item ${id} is locked and gone`)
  return toMediaItem(row)
}
