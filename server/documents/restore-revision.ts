import { and, eq, sql } from 'drizzle-orm'
import { documents, revisions, topicItems, topics } from '../database/tables'
import type { RequestContext } from '../graphql/operations/context'
import { idOf } from '../graphql/operations/ids'
import { notFound } from '../http/errors/api-error'
import { checkVersion } from './conflict'
import { documentFor, requireSignIn, type SavedDocument, savedDocument } from './document-row'
import { checkNotTaken } from './page-address'
import { parseChildren, parseItems } from './publications/revision-items'
import { statusAfter } from './transitions'
import { restoreChildren } from './write-children'
import { writeDraftSave } from './write-save'

export interface RestoreArguments {
  readonly id: string
  readonly version: number
  readonly expectedVersion: number
}

/** Saves an earlier state as the newest version of the draft. The replaced state stays in the history. */
export async function restoreRevision(
  context: RequestContext,
  { id, version, expectedVersion }: RestoreArguments,
): Promise<SavedDocument> {
  const principal = requireSignIn(context.principal)
  return context.app.changes.write(async (tx) => {
    const before = await documentFor(tx, principal, 'restoreRevision', idOf(id))
    await checkVersion(tx, before, expectedVersion)
    const [revision] = await tx
      .select()
      .from(revisions)
      .where(and(eq(revisions.documentId, before.id), eq(revisions.version, version)))
    if (!revision) throw notFound('revision')
    const { type, title, description, externalUrl, imageId, visibility } = revision
    await checkNotTaken(tx, before, { draft: externalUrl })
    const [row] = await tx
      .update(documents)
      .set({
        ...{ type, title, description, externalUrl, imageId, visibility },
        version: sql`${documents.version} + 1`,
        status: statusAfter('edit', before.status),
        updatedAt: new Date(),
        updatedBy: principal.id,
        updatedByName: principal.name,
      })
      .where(and(eq(documents.id, before.id), eq(documents.version, expectedVersion)))
      .returning()
    if (!row) throw new Error(`Document ${before.id} was locked and has changed`)
    const { topicId } = row
    await tx.update(topics).set({ externalUrl }).where(eq(topics.id, topicId))
    await tx.delete(topicItems).where(eq(topicItems.topicId, topicId))
    const items = parseItems(revision.items)
    if (items.length > 0)
      await tx.insert(topicItems).values(items.map((item) => ({ ...item, topicId })))
    await restoreChildren(tx, topicId, parseChildren(revision.children))
    await writeDraftSave({ tx, principal, by: context }, row, { kind: 'RESTORE', before })
    return savedDocument(row, principal)
  })
}
