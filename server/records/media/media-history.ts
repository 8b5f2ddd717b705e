import { desc, eq } from 'drizzle-orm'
import type { MediaItem } from '#schema/entities/media'
import type { Orm } from '../../database/orm'
import { mediaItems, mediaRevisions } from '../../database/tables'
import type { RequestContext } from '../../graphql/operations/context'
import { idOf } from '../../graphql/operations/ids'
import { MAX_REVISIONS } from '../../media/media-revisions'
import { can } from '../../people/access/can'
import type { Principal } from '../../people/access/principal'
import { toMediaItem } from '../reading/media'

type Revision = typeof mediaRevisions.$inferSelect

/** A saved state of a media item (`MediaRevision` in schema/api). */
interface MediaRevision {
  readonly version: number
  readonly savedAt: Date
  readonly savedBy: string
  readonly action: Uppercase<Revision['action']>
  readonly file: string
  readonly item: MediaItem
}

/** Returns the revisions of a media item, newest first; empty if it was never changed or the caller can’t see it. */
export async function mediaHistory(
  _: unknown,
  { id: text }: { readonly id: string },
  { readContext: { orm, principal } }: RequestContext,
): Promise<readonly MediaRevision[]> {
  const id = idOf(text)
  const row = id === null ? undefined : await readItemWithHistory(orm, principal, id)
  if (!row) return []
  const revisions = await orm
    .select()
    .from(mediaRevisions)
    .where(eq(mediaRevisions.mediaId, row.id))
    .orderBy(desc(mediaRevisions.version))
    .limit(MAX_REVISIONS)
  return revisions.map((revision) => revisionOf(row, revision))
}

/** Reads a media item whose history the caller may read. */
async function readItemWithHistory(orm: Orm, principal: Principal | null, id: number) {
  const [row] = await orm.select().from(mediaItems).where(eq(mediaItems.id, id))
  const { locationId = null } = row ?? {}
  const mayRead = can(principal, 'readHistory', { locationId, isPublic: false, kind: 'media' })
  return mayRead ? row : undefined
}

function revisionOf(row: typeof mediaItems.$inferSelect, revision: Revision): MediaRevision {
  const { version, savedAt, savedByName, action, original } = revision
  const url = `/media/${row.id}/versions/${version}`
  const { mediaId: _, version: _version, ...state } = revision
  return {
    ...{ version, savedAt, savedBy: savedByName },
    action: action.toUpperCase() as Uppercase<Revision['action']>,
    file: (original ?? '').slice(0, 16),
    item: { ...toMediaItem({ ...row, ...state }), url, src: url },
  }
}
