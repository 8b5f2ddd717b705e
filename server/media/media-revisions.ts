import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Orm } from '../database/orm'
import { mediaItems, mediaRevisions, pendingOriginals } from '../database/tables'
import type { Principal } from '../people/access/principal'

/** Number of latest states kept per media item, in addition to the last state of each kept file. */
const MAX_STATES = 50
/** Includes the current file. A file has at most 20 MB, so a history takes at most 200 MB. */
const MAX_FILES = 10
/** Maximum number of rows: the last state of a file may be older than the latest states. */
export const MAX_REVISIONS = MAX_STATES + MAX_FILES

type Revision = typeof mediaRevisions.$inferSelect
type Item = typeof mediaItems.$inferSelect

/** Columns of a media item’s state. */
const STATE = [
  ...['original', 'width', 'height', 'type', 'thumbnail', 'fileSize'],
  ...['focalX', 'focalY', 'cropX', 'cropY', 'cropWidth', 'cropHeight'],
  ...['displayName', 'caption', 'altText', 'isDecorative', 'showCaptionText', 'texts'],
] as readonly (keyof MediaState)[]

type MediaState = Omit<
  Revision,
  'mediaId' | 'version' | 'savedAt' | 'savedBy' | 'savedByName' | 'action'
>

interface Change {
  readonly action: 'replace' | 'save' | 'restore'
  readonly principal: Pick<Principal, 'id' | 'name'>
}

/**
 * Changes a media item that this transaction has locked, and stores its states before and after. Returns the version of the
 * previous state; `null` if nothing changed.
 */
export async function withMediaRevision(
  tx: Orm,
  id: number,
  by: Change,
  change: () => Promise<void>,
): Promise<number | null> {
  const before = await itemOf(tx, id)
  await change()
  const after = await itemOf(tx, id)
  if (isSame(stateOf(before), stateOf(after))) return null
  const last = await lastRevision(tx, id)
  // The previous state may be missing: imported items have no history, and other releases may change items without recording it.
  const isKnown = last !== null && isSame(last, stateOf(before))
  const known = isKnown ? last.version : (last?.version ?? 0) + 1
  const next = {
    ...{ ...stateOf(after), mediaId: id, version: known + 1, savedAt: new Date() },
    ...{ savedBy: by.principal.id, savedByName: by.principal.name, action: by.action },
  }
  await tx
    .insert(mediaRevisions)
    .values(isKnown ? [next] : [missingRevision(before, last, known), next])
  await dropOldest(tx, id)
  return known
}

async function lastRevision(tx: Orm, id: number): Promise<Revision | null> {
  const [last] = await tx
    .select()
    .from(mediaRevisions)
    .where(eq(mediaRevisions.mediaId, id))
    .orderBy(desc(mediaRevisions.version))
    .limit(1)
  return last ?? null
}

/** Returns the state before a change as a revision, if the history lacks it. */
function missingRevision(item: Item, last: Revision | null, version: number): Revision {
  return {
    ...{ ...stateOf(item), mediaId: item.id, version, savedBy: null, savedByName: '' },
    ...(last
      ? { savedAt: new Date(), action: 'save' as const }
      : { savedAt: item.createdAt, action: 'upload' as const }),
  }
}

/** Deletes a media item’s history, with the files that only it used. */
export async function dropHistory(tx: Orm, id: number): Promise<void> {
  const dropped = await tx
    .delete(mediaRevisions)
    .where(eq(mediaRevisions.mediaId, id))
    .returning({ original: mediaRevisions.original })
  await releaseOriginals(tx, dropped)
}

/** Queues originals for the sweep, which deletes unused ones from the store. */
export async function releaseOriginals(
  tx: Orm,
  rows: readonly { readonly original: string | null }[],
): Promise<void> {
  const names = [...new Set(rows.flatMap(({ original }) => original ?? []))].sort()
  if (names.length === 0) return
  await tx
    .insert(pendingOriginals)
    .values(names.map((name) => ({ name })))
    .onConflictDoUpdate({ target: pendingOriginals.name, set: { since: new Date() } })
}

/** Returns only the state columns of a row. */
function stateOf(row: MediaState): MediaState {
  return Object.fromEntries(STATE.map((name) => [name, row[name]])) as unknown as MediaState
}

function isSame(one: MediaState, other: MediaState): boolean {
  return STATE.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]))
}

async function itemOf(tx: Orm, id: number): Promise<Item> {
  const [row] = await tx.select().from(mediaItems).where(eq(mediaItems.id, id))
  if (!row) throw new Error(`The media item ${id} is locked and gone`)
  return row
}

/** Keeps the newest files and drops the states of older ones. Of older states, keeps the last one of each file. */
async function dropOldest(tx: Orm, id: number): Promise<void> {
  const { version, original } = mediaRevisions
  const kept = await tx
    .select({ version, original })
    .from(mediaRevisions)
    .where(eq(mediaRevisions.mediaId, id))
    .orderBy(desc(version))
  const files = [...new Set(kept.map((row) => row.original))]
  const keptFiles = new Set(files.slice(0, MAX_FILES))
  const lasts = new Set(files.map((file) => kept.find((row) => row.original === file)?.version))
  const dropped = kept.filter(
    (row, index) =>
      !keptFiles.has(row.original) || (index >= MAX_STATES && !lasts.has(row.version)),
  )
  if (dropped.length === 0) return
  const versions = dropped.map((row) => row.version)
  await tx
    .delete(mediaRevisions)
    .where(and(eq(mediaRevisions.mediaId, id), inArray(version, versions)))
  await releaseOriginals(
    tx,
    dropped.filter((row) => !keptFiles.has(row.original)),
  )
}
