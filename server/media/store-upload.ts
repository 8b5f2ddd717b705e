import { eq } from 'drizzle-orm'
import { MEDIA_TEXT_LIMITS } from '#schema/api/upload'
import type { MediaItem } from '#schema/entities/media'
import type { Principal } from '../accounts/principal'
import { notFound } from '../api-error'
import type { App } from '../app'
import { audit, type Caller } from '../audit/audit'
import { announce } from '../data/changes'
import type { Orm } from '../data/orm'
import { toMediaItem } from '../data/read/media'
import { locations, mediaItems } from '../data/tables'
import { once } from '../operations/documents/idempotency'
import type { PictureStore } from './picture-store'
import type { ReadPicture } from './read-upload'

export interface Upload {
  readonly principal: Principal
  readonly locationId: number
  readonly picture: ReadPicture
  /** The name of the file, as it was called where it comes from. */
  readonly name: string
  /** Of the file as it was sent. */
  readonly sentHash: string
  /** The caller's key for this upload: the same again is given the first answer. */
  readonly key: string | null
  readonly by: Caller
}

/** A media item as programs get it: ids travel as text, as in GraphQL. */
export type SentMediaItem = Omit<MediaItem, 'id'> & { readonly id: string }

/** Keeps a picture and its record, both or neither. */
export function storeUpload(
  app: Pick<App, 'changes'>,
  pictures: Pick<PictureStore, 'keep'>,
  upload: Upload,
): Promise<SentMediaItem> {
  const { principal, key, locationId, sentHash, name } = upload
  const payload = { upload: sentHash, locationId, name }
  return app.changes.write((tx) =>
    once(tx, { principal, key, payload }, async () => {
      const item = await insertItem(tx, upload)
      // Inside the transaction: a record whose picture could not be written is not kept.
      await pictures.keep(item.id, upload.picture)
      announce(tx, [`media:${item.id}`])
      await audit(tx, {
        chain: `media:${item.id}`,
        by: upload.by,
        action: 'uploadMedia',
        locationId,
        outcome: 'ALLOW',
      })
      return { ...item, id: String(item.id) }
    }),
  )
}

async function insertItem(tx: Orm, { locationId, picture, name }: Upload): Promise<MediaItem> {
  const [location] = await tx
    .select({ id: locations.id })
    .from(locations)
    .where(eq(locations.id, locationId))
  if (!location) throw notFound('location')
  const { width, height, format, thumbnail } = picture
  const [made] = await tx
    .insert(mediaItems)
    .values({
      locationId,
      displayName: displayNameOf(name),
      src: '',
      url: '',
      width,
      height,
      type: `image/${format}`,
      thumbnail,
    })
    .returning({ id: mediaItems.id })
  if (!made) throw new Error('A new media item has no id')
  const url = `/media/${made.id}`
  const [row] = await tx
    .update(mediaItems)
    .set({ url, src: `${url}/original` })
    .where(eq(mediaItems.id, made.id))
    .returning()
  if (!row) throw new Error(`The new media item ${made.id} is gone`)
  return toMediaItem(row)
}

/** The file's name without its folder and ending; nothing that would break a line or a list. */
function displayNameOf(name: string): string {
  const text = (name.split(/[/\\]/).at(-1) ?? '')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    // Marks that turn the direction of text round go too; joiners stay, Gujarati needs them.
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
    .trim()
  return [...text].slice(0, MEDIA_TEXT_LIMITS.displayName).join('') || 'Picture'
}
