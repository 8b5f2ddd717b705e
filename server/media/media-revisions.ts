import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Orm } from '../database/orm'
import { mediaItems, mediaRevisions, pendingOriginals } from '../database/tables'
import type { Principal } from '../people/access/principal'

/** Of a media item, the latest states are kept, and of each of its latest files the last state with it. */
const MAX_STATES = 50
/** The current one counts. A file has 20 MB at most: so a history takes 200 MB at most. */
const MAX_FILES = 10
/** How many rows that may be: the last state with a file may be older than all of the latest. */
export const MAX_REVISIONS = MAX_STATES + MAX_FILES

type Revision = typeof mediaRevisions.$inferSelect
type Item = typeof mediaItems.$inferSelect

/** What a state holds of a media item. */
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
 * Changes a media item that this transaction has locked, and keeps the state it had and the one it has then. Returns the
 * version of the state before; `null` where nothing changed.
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
  // Imported ones have no history, and another release may have changed it without keeping one.
  const isKnown = last !== null && isSame(last, stateOf(before))
  const known = isKnown ? last.version : (last?.version ?? 0) + 1
  const next = {
    ...{ ...stateOf(after), mediaId: id, version: known + 1, savedAt: new Date() },
    ...{ savedBy: by.principal.id, savedByName: by.principal.name, action: by.action },
  }
  await tx.insert(mediaRevisions).values(isKnown ? [next] : [unsaved(before, last, known), next])
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

/** The state before a change, which the history does not have. */
function unsaved(item: Item, last: Revision | null, version: number): Revision {
  return {
    ...{ ...stateOf(item), mediaId: item.id, version, savedBy: null, savedByName: '' },
    ...(last
      ? { savedAt: new Date(), action: 'save' as const }
      : { savedAt: item.createdAt, action: 'upload' as const }),
  }
}

/** Lets the history of a media item go, with the files that only it had. */
export async function dropHistory(tx: Orm, id: number): Promise<void> {
  const dropped = await tx
    .delete(mediaRevisions)
    .where(eq(mediaRevisions.mediaId, id))
    .returning({ original: mediaRevisions.original })
  await releaseOriginals(tx, dropped)
}

/** Hands originals to the sweep, which takes those out of the store that nothing has any more. */
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

/** What a state holds, of a row that has more. */
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
