import { and, count, eq, or, sql } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { Orm } from '../../database/orm'
import {
  contentReferences,
  documents,
  type mediaItems,
  revisions,
  schedules,
  topicItems,
} from '../../database/tables'
import { parseItems, type StoredItem } from '../../documents/publications/revision-items'
import { ApiError } from '../../http/errors/api-error'
import type { Principal } from '../../people/access/principal'
import { draftReferences } from '../usage/document-references'
import type { ReferenceNode } from '../usage/name-sources'
import { listReferences } from '../usage/references'

/** Number of uses listed in a refusal. */
const NAMED = 3

/** Throws if a media item is in use, listing the uses that the caller can see. The caller has locked its row. */
export async function checkUnused(
  tx: Orm,
  principal: Principal,
  { id, displayName }: Pick<typeof mediaItems.$inferSelect, 'id' | 'displayName'>,
): Promise<void> {
  const readContext = { orm: tx, principal, addCacheTag: () => undefined }
  const { nodes, totalCount } = await listReferences(
    readContext,
    { kind: 'media', id: String(id) },
    { first: NAMED, offset: 0 },
  )
  const [named, seen, isUsed] = await Promise.all([nodes(), totalCount(), isMediaUsed(tx, id)])
  if (!isUsed) return
  const places = named.map(usageLabel)
  const inUse = { name: displayName, places: places.join(', '), more: seen - named.length }
  throw new ApiError(
    'BAD_USER_INPUT',
    places.length === 0
      ? refusalFor('mediaInUseUnseen', { name: displayName })
      : refusalFor('mediaInUse', inUse),
  )
}

/**
 * Returns whether anything shows or links to a media item, regardless of permissions. Includes pages in the trash and scheduled
 * versions: both may return, and no references are stored for them.
 */
export async function isMediaUsed(tx: Orm, id: number): Promise<boolean> {
  const [stored] = await tx
    .select({ count: count() })
    .from(contentReferences)
    .where(and(eq(contentReferences.targetKind, 'media'), eq(contentReferences.targetId, id)))
  return (
    Number(stored?.count) > 0 ||
    (await isUsedInSchedules(tx, id)) ||
    (await isUsedInDeletedPages(tx, id))
  )
}

async function isUsedInSchedules(tx: Orm, id: number): Promise<boolean> {
  const rows = await tx
    .select({ document: documents, items: revisions.items })
    .from(schedules)
    .innerJoin(documents, eq(documents.id, schedules.documentId))
    .innerJoin(
      revisions,
      and(eq(revisions.documentId, schedules.documentId), eq(revisions.version, schedules.version)),
    )
    .where(sql`position(${String(id)} in ${revisions.items}) > 0`)
  return rows.some(({ document, items }) => pointsAt(document, parseItems(items), id))
}

async function isUsedInDeletedPages(tx: Orm, id: number): Promise<boolean> {
  const containsId = sql`position(${String(id)} in coalesce(${topicItems.content}, '') || ${topicItems.richText}) > 0`
  const rows = await tx
    .select({ document: documents, item: topicItems })
    .from(documents)
    .leftJoin(
      topicItems,
      and(eq(topicItems.topicId, documents.topicId), or(containsId, eq(topicItems.imageId, id))),
    )
    .where(
      and(
        eq(documents.recordStatus, 'DELETED'),
        or(eq(documents.imageId, id), sql`${topicItems.topicId} is not null`),
      ),
    )
  return rows.some(({ document, item }) => pointsAt(document, item ? [item] : [], id))
}

function pointsAt(
  document: typeof documents.$inferSelect,
  items: readonly StoredItem[],
  id: number,
): boolean {
  return draftReferences(document, items).references.some(
    ({ targetKind, targetId }) => targetKind === 'media' && targetId === id,
  )
}

/** Returns names alone, because the sentence around them may be in another language. */
function usageLabel({ title, locationName }: ReferenceNode): string {
  return `“${title || '…'}”${locationName ? ` (${locationName})` : ''}`
}
