import { and, asc, eq } from 'drizzle-orm'
import type { Principal } from '../access/principal'
import { isPreviewed } from '../accounts/preview-tokens'
import type { Orm } from '../database/orm'
import { revisions, topicItems } from '../database/tables'
import type { StoredItem } from '../published/revision-items'
import type { DocumentRow } from './document-row'

export type RevisionKind = 'AUTOSAVE' | 'RESTORE' | 'SAVE'
const SQUASH_MS = 10 * 60 * 1000

/**
 * Keeps the state a save has just made, whole. An autosave takes the place of the same person's autosave right before
 * it when that series began less than ten minutes ago and nobody was given a preview of it; every other revision stays for ever.
 */
export async function writeRevision(
  tx: Orm,
  row: DocumentRow,
  by: { readonly principal: Principal; readonly kind: RevisionKind },
): Promise<void> {
  const items = await draftItems(tx, row.topicId)
  const state = {
    documentId: row.id,
    version: row.version,
    kind: by.kind,
    since: row.updatedAt,
    savedAt: row.updatedAt,
    savedBy: by.principal.id,
    savedByName: by.principal.name,
    type: row.type,
    title: row.title,
    description: row.description,
    externalUrl: row.externalUrl,
    imageId: row.imageId,
    visibility: row.visibility,
    items: JSON.stringify(items),
  }
  const before = and(eq(revisions.documentId, row.id), eq(revisions.version, row.version - 1))
  const [last] =
    by.kind === 'AUTOSAVE'
      ? await tx
          .select({ kind: revisions.kind, savedBy: revisions.savedBy, since: revisions.since })
          .from(revisions)
          .where(before)
      : []
  const squash =
    last?.kind === 'AUTOSAVE' &&
    last.savedBy === by.principal.id &&
    row.publishedVersion !== row.version - 1 &&
    row.updatedAt.getTime() - last.since.getTime() < SQUASH_MS &&
    !(await isPreviewed(tx, row.id, row.version - 1))
  if (squash)
    await tx
      .update(revisions)
      .set({ ...state, since: last.since })
      .where(before)
  else await tx.insert(revisions).values(state)
}

/** The texts of the draft, in the order they were made. */
export async function draftItems(tx: Orm, topicId: number): Promise<StoredItem[]> {
  return tx
    .select({
      language: topicItems.language,
      locationId: topicItems.locationId,
      title: topicItems.title,
      richText: topicItems.richText,
      content: topicItems.content,
    })
    .from(topicItems)
    .where(eq(topicItems.topicId, topicId))
    .orderBy(asc(topicItems.id))
}
