import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { MEDIA_TEXT_LIMITS } from '#schema/api/upload'
import type { MediaItem } from '#schema/entities/media'
import type { App } from '../app/app'
import type { Caller } from '../audit/audit'
import { lock } from '../database/locks'
import type { Orm } from '../database/orm'
import { locations, mediaItems, pendingOriginals } from '../database/tables'
import { tagsOfPicture } from '../documents/publications/picture-tags'
import { emit } from '../events/emit'
import { withIdempotency } from '../graphql/operations/idempotency'
import { ApiError, notFound } from '../http/errors/api-error'
import type { Principal } from '../people/access/principal'
import { toMediaItem, visibleMedia } from '../records/reading/media'
import { originalName, type ReadFile, typeOf } from './originals'
import { type ReplacedItem, replaceOriginal } from './replace-original'
import { type FileStore, StoreUnavailable } from './store/file-store'

export interface Upload {
  readonly principal: Principal
  readonly locationId: number
  readonly picture: ReadFile
  /** The name of the file, as it was called where it comes from. */
  readonly name: string
  /** The hash of the file as it was sent. */
  readonly sentHash: string
  /** The caller's key for this upload: the same again is given the first answer. */
  readonly key: string | null
  /** The media item whose picture it becomes; `null` for a new one. */
  readonly replaces: number | null
  /** Whether nothing is stored where the library has the file already (`KnownFile`). */
  readonly unlessKnown: boolean
  readonly by: Caller
}

/** Thrown where the caller can use a media item that has the very same file: the upload is kept, and no item is made. */
export class KnownFile extends Error {
  readonly item: SentMediaItem
  constructor(item: MediaItem) {
    super(`The media item ${item.id} has the same file`)
    this.item = { ...item, id: String(item.id) }
  }
}

/** A media item as programs get it: ids travel as text, as in GraphQL. */
type SentMediaItem = Omit<ReplacedItem, 'id'> & { readonly id: string }

/**
 * Stores a picture and then its record. A record never points at a file that is not there; a file that gets no record,
 * because something failed between the two, is taken out of the store later (`sweep-originals.ts`).
 */
export async function storeUpload(
  app: Pick<App, 'changes' | 'database' | 'log'>,
  store: FileStore,
  upload: Upload,
): Promise<SentMediaItem> {
  const original = originalName(upload.picture)
  const { orm } = app.database
  await checkLocation(orm, upload.locationId)
  await orm
    .insert(pendingOriginals)
    .values({ name: original })
    .onConflictDoUpdate({ target: pendingOriginals.name, set: { since: new Date() } })
  try {
    await store.put(original, upload.picture.bytes)
    return await writeRecord(app, store, { ...upload, original })
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    app.log.warn({ err: error, requestId: upload.by.requestId }, 'an upload was rejected')
    throw new ApiError('UNAVAILABLE', refusalFor('noPictureStore'))
  }
}

type NamedUpload = Upload & { readonly original: string }

function writeRecord(
  app: Pick<App, 'changes'>,
  store: FileStore,
  upload: NamedUpload,
): Promise<SentMediaItem> {
  const { principal, key, locationId, sentHash, name, original, picture } = upload
  const { replaces, unlessKnown } = upload
  const payload = { upload: sentHash, locationId, name, ...(replaces !== null && { replaces }) }
  return app.changes.write((tx) =>
    withIdempotency(tx, { principal, key, payload }, async () => {
      await holdOriginal(tx, original)
      // Inside, so that a repeated try gets the item that its first one made.
      const known = unlessKnown ? await knownItem(tx, upload) : null
      if (known) throw new KnownFile(known)
      // A sweep may have taken it since it was stored: from here on none can.
      if (!(await store.head(original))) await store.put(original, picture.bytes)
      await tx.delete(pendingOriginals).where(eq(pendingOriginals.name, original))
      const item: ReplacedItem =
        replaces === null
          ? await insertItem(tx, upload)
          : await replaceOriginal(tx, { principal, id: replaces, original, picture })
      await emitUpload(tx, upload, item.id)
      return { ...item, id: String(item.id) }
    }),
  )
}

async function emitUpload(tx: Orm, upload: NamedUpload, id: number): Promise<void> {
  const { by, locationId, replaces } = upload
  const change = { by, id, locationId, tags: await tagsOfPicture(tx, id) }
  await emit(
    tx,
    replaces === null
      ? { type: 'media.uploaded', action: 'uploadMedia', ...change }
      : { type: 'media.changed', action: 'replaceMedia', ...change },
  )
}

/** A media item with the same file that the caller can see, preferring their own location; `null` if none. */
async function knownItem(
  tx: Orm,
  { principal, locationId, original }: NamedUpload,
): Promise<MediaItem | null> {
  const isOwn = sql`${mediaItems.locationId} is not distinct from ${locationId}`
  const [row] = await tx
    .select()
    .from(mediaItems)
    .where(
      and(eq(mediaItems.original, original), isNull(mediaItems.deletedAt), visibleMedia(principal)),
    )
    .orderBy(desc(isOwn), asc(mediaItems.id))
    .limit(1)
  return row ? toMediaItem(row) : null
}

/** Until the transaction ends, no other one gives this original a record or takes it out of the store. */
export async function holdOriginal(tx: Orm, name: string): Promise<void> {
  await lock(tx, `original:${name}`)
}

async function checkLocation(orm: Orm, id: number): Promise<void> {
  const [location] = await orm
    .select({ id: locations.id })
    .from(locations)
    .where(eq(locations.id, id))
  if (!location) throw notFound('location')
}

async function insertItem(
  tx: Orm,
  { locationId, picture, name, original }: NamedUpload,
): Promise<MediaItem> {
  const { width, height, format, thumbnail } = picture
  const [row] = await tx
    .insert(mediaItems)
    .values({
      locationId,
      displayName: displayNameOf(name),
      original,
      width,
      height,
      type: typeOf(format),
      thumbnail,
      fileSize: picture.bytes.length,
    })
    .returning()
  if (!row) throw new Error('A new media item has no row')
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
