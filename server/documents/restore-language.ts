import { and, eq } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { documents, revisions, topicItems } from '../database/tables'
import type { RequestContext } from '../graphql/operations/context'
import { idOf } from '../graphql/operations/ids'
import { ApiError, notFound } from '../http/errors/api-error'
import { checkVersion } from './conflict'
import {
  checkNotRemoved,
  documentFor,
  requireSignIn,
  type SavedDocument,
  savedDocument,
} from './document-row'
import { parseItems } from './publications/revision-items'
import { isOwnText, type RemoveLanguageArguments } from './remove-language'
import { statusAfter } from './transitions'
import { draftItems } from './write-revision'
import { writeDraftSave } from './write-save'

/** The version to restore the language from. */
export interface RestoreLanguageArguments extends RemoveLanguageArguments {
  readonly version: number
}

/**
 * Restores a removed language to the draft of a page, as it was in an earlier version. All other texts stay unchanged. Never
 * publishes.
 */
export async function restoreLanguage(
  context: RequestContext,
  { id, language, version, expectedVersion }: RestoreLanguageArguments,
): Promise<SavedDocument> {
  const principal = requireSignIn(context.principal)
  return context.app.changes.write(async (tx) => {
    const before = await documentFor(
      tx,
      principal,
      { action: 'restoreRevision', language },
      idOf(id),
    )
    checkNotRemoved(before, 'change')
    await checkVersion(tx, before, expectedVersion)
    const isOwn = isOwnText(before, language)
    if ((await draftItems(tx, eq(topicItems.topicId, before.topicId))).some(isOwn))
      throw new ApiError('BAD_USER_INPUT', refusalFor('hasTextInLanguage', { language }))
    const [revision] = await tx
      .select({ items: revisions.items })
      .from(revisions)
      .where(and(eq(revisions.documentId, before.id), eq(revisions.version, version)))
    const items = revision ? parseItems(revision.items).filter(isOwn) : []
    if (items.length === 0) throw notFound('revision')
    await tx.insert(topicItems).values(items.map((item) => ({ ...item, topicId: before.topicId })))
    const [row] = await tx
      .update(documents)
      .set({
        version: before.version + 1,
        status: statusAfter('edit', before.status),
        updatedAt: new Date(),
        updatedBy: principal.id,
        updatedByName: principal.name,
      })
      .where(eq(documents.id, before.id))
      .returning()
    if (!row) throw new Error(`Document ${before.id} was locked and is gone`)
    await writeDraftSave({ tx, principal, by: context }, row, {
      kind: 'RESTORE',
      before,
      action: 'restoreLanguage',
    })
    return savedDocument(row, principal)
  })
}
