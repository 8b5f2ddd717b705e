import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { MEDIA_TEXT_LIMITS } from '#schema/api/upload'
import type { MediaItem } from '#schema/entities/media'
import type { App } from '../app/app'
import type { Caller } from '../audit/audit'
import { lock } from '../database/locks'
import type { Orm } from '../database/orm'
import { locations, mediaItems, pendingOriginals } from '../database/tables'
import { emit } from '../events/emit'
import { withIdempotency } from '../graphql/operations/idempotency'
import { ApiError, notFound } from '../http/errors/api-error'
import type { Principal } from '../people/access/principal'
import { tagsOfPicture, toMediaItem, visibleMedia } from '../records/reading/media'
import { originalName, type ReadFile, typeOf } from './originals'
import { type ReplacedItem, replaceOriginal } from './replace-original'
import { type FileStore, StoreUnavailable } from './store/file-store'

export interface Upload {
  readonly principal: Principal
  readonly locationId: number
  readonly picture: ReadFile
  /** Original file name. */
  readonly name: string
  /** Hash of the file as sent. */
  readonly sentHash: string
  /** Idempotency key: a repeated upload gets the first result. */
  readonly key: string | null
  /** The media item whose picture is replaced; `null` for a new item. */
  readonly replaces: number | null
  /** True to store nothing if the library already has the file (`DuplicateFile`). */
  readonly unlessKnown: boolean
  readonly by: Caller
}

/** Thrown if the caller can use a media item with an identical file. The upload is kept, but no item is created. */
export class DuplicateFile extends Error {
  readonly item: SentMediaItem
  constructor(item: MediaItem) {
    super(`The media item ${item.id} has the same file`)
    this.item = { ...item, id: String(item.id) }
  }
}

/** A media item in API responses; ids are strings, as in GraphQL. */
type SentMediaItem = Omit<ReplacedItem, 'id'> & { readonly id: string }

/**
 * Stores a picture and then its record, so that a record never refers to a missing file. A file without a record, after an error
 * between the two, is deleted later (`sweep-originals.ts`).
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
      await lockOriginal(tx, original)
      // Inside, so that a retry gets the item created by the first attempt.
      const known = unlessKnown ? await knownItem(tx, upload) : null
      if (known) throw new DuplicateFile(known)
      // A sweep may have deleted the file since it was stored; while the original is locked, no sweep can.
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

/** Locks an original until the transaction ends, so that no other adds a record for it or deletes it. */
export async function lockOriginal(tx: Orm, name: string): Promise<void> {
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

/** Returns the file’s name without folder and extension, and without characters that would break a line or list. */
function displayNameOf(name: string): string {
  const text = (name.split(/[/\\]/).at(-1) ?? '')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    // Removes characters that change the text direction as well; keeps joiners, which Gujarati needs.
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
    .trim()
  return [...text].slice(0, MEDIA_TEXT_LIMITS.displayName).join('') || 'Picture'
}
