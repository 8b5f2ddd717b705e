import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { MediaItem } from '#schema/entities/media'
import type { Caller } from '../../audit/audit'
import type { Orm } from '../../database/orm'
import { mediaItems } from '../../database/tables'
import { requireSignIn } from '../../documents/document-row'
import { emit } from '../../events/emit'
import type { RequestContext } from '../../graphql/operations/context'
import { idOf } from '../../graphql/operations/ids'
import { ApiError, notFound } from '../../http/errors/api-error'
import { enqueue } from '../../jobs/enqueue'
import { type AnyJobKind, jobKind } from '../../jobs/job-kind'
import { dropHistory, releaseOriginals } from '../../media/media-revisions'
import { type Action, can } from '../../people/access/can'
import type { Principal } from '../../people/access/principal'
import { tagsOfPicture, toMediaItem } from '../reading/media'
import { TRASH_DAYS } from '../trash'
import { checkUnused, isMediaUsed } from './uses-of-media'

type Row = typeof mediaItems.$inferSelect
interface ItemArguments {
  readonly id: string
}
/** Changes a locked media item; returns the action, or `null` if there was nothing to do. */
type Change = (tx: Orm, row: Row, principal: Principal) => Promise<MediaAction | null>
type MediaAction = keyof typeof EVENTS

const DAY_MS = 86_400_000
const PURGE = 'purgeMedia'
const EVENTS = {
  deleteMediaItem: 'media.deleted',
  restoreMediaItem: 'media.restored',
  purgeMediaItem: 'media.purged',
} as const

/** Moves an unused media item to the trash, where it is purged after 30 days. */
export function deleteMediaItem(_: unknown, { id }: ItemArguments, context: RequestContext) {
  return change(context, { id, action: 'save' }, async (tx, row, principal) => {
    if (row.deletedAt) return null
    await checkUnused(tx, principal, row)
    const deletedAt = new Date()
    await tx.update(mediaItems).set({ deletedAt }).where(eq(mediaItems.id, row.id))
    const payload: Purge = { id: row.id, deletedAt: deletedAt.toISOString() }
    const runAt = new Date(deletedAt.getTime() + TRASH_DAYS * DAY_MS)
    await enqueue(tx, { kind: PURGE, payload, runAt })
    return 'deleteMediaItem'
  })
}

export function restoreMediaItem(_: unknown, { id }: ItemArguments, context: RequestContext) {
  return change(context, { id, action: 'save' }, async (tx, row) => {
    if (!row.deletedAt) return null
    await restore(tx, row.id)
    return 'restoreMediaItem'
  })
}

/** Deletes a media item in the trash permanently. Throws if it is in use again. */
export function purgeMediaItem(_: unknown, { id }: ItemArguments, context: RequestContext) {
  return change(context, { id, action: 'setRecordStatus' }, async (tx, row, principal) => {
    if (!row.deletedAt)
      throw new ApiError('INVALID_TRANSITION', refusalFor('notInTrash', { name: row.displayName }))
    await checkUnused(tx, principal, row)
    await purge(tx, row)
    return 'purgeMediaItem'
  })
}

function change(
  context: RequestContext,
  { id: text, action }: { readonly id: string; readonly action: Action },
  apply: Change,
): Promise<MediaItem> {
  const principal = requireSignIn(context.principal)
  return context.app.changes.write(async (tx) => {
    const row = await lockedRow(tx, idOf(text))
    const seen = { locationId: row?.locationId ?? null, isPublic: false, kind: 'media' as const }
    if (!row || !can(principal, 'readDraft', seen)) throw notFound('picture')
    if (!can(principal, action, seen))
      throw new ApiError('FORBIDDEN', refusalFor('pictureNotDeleted'))
    const before = await readItem(tx, row.id)
    const done = await apply(tx, row, principal)
    if (done !== null) await emitChange(tx, row, { by: context, action: done })
    return before
  })
}

async function lockedRow(tx: Orm, id: number | null): Promise<Row | undefined> {
  if (id === null) return undefined
  const [row] = await tx.select().from(mediaItems).where(eq(mediaItems.id, id)).for('update')
  return row
}

async function readItem(tx: Orm, id: number): Promise<MediaItem> {
  const [row] = await tx.select().from(mediaItems).where(eq(mediaItems.id, id))
  if (!row) throw new Error(`The media item ${id} is locked and gone`)
  return toMediaItem(row)
}

async function restore(tx: Orm, id: number): Promise<void> {
  await tx.update(mediaItems).set({ deletedAt: null }).where(eq(mediaItems.id, id))
}

async function emitChange(
  tx: Orm,
  { id, locationId }: Row,
  { by, action }: { readonly by: Caller; readonly action: MediaAction },
): Promise<void> {
  const tags = await tagsOfPicture(tx, id)
  await emit(tx, { type: EVENTS[action], by, id, action, locationId, tags })
}

/** Deletes the row. A sweep deletes its files from the store (`sweep-originals.ts`), unless another media item uses them. */
async function purge(tx: Orm, { id, original }: Row): Promise<void> {
  await dropHistory(tx, id)
  await tx.delete(mediaItems).where(eq(mediaItems.id, id))
  await releaseOriginals(tx, [{ original }])
}

const purged = z.object({ id: z.number(), deletedAt: z.string() })
type Purge = z.infer<typeof purged>

/** Job that purges media items after 30 days in the trash; items in use again are restored. */
export function purgeMediaJob(): AnyJobKind {
  return jobKind({
    name: PURGE,
    payload: purged,
    mostTries: 8,
    async run(tx, { id: jobId, payload }) {
      const row = await lockedRow(tx, payload.id)
      // The item was restored, or deleted again, which added another job.
      if (row?.deletedAt?.toISOString() !== payload.deletedAt) return
      const isUsed = await isMediaUsed(tx, row.id)
      await (isUsed ? restore(tx, row.id) : purge(tx, row))
      const by = { principal: null, requestId: `job-${jobId}`, network: null }
      await emitChange(tx, row, { by, action: isUsed ? 'restoreMediaItem' : 'purgeMediaItem' })
    },
  })
}
