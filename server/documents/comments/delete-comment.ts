import { and, eq } from 'drizzle-orm'
import { comments } from '../../database/tables'
import { emit } from '../../events/emit'
import type { RequestContext } from '../../graphql/operations/context'
import { inputId } from '../../graphql/operations/ids'
import { requireSignIn, seenDocument } from '../document-row'
import { checkMayDelete, checkVersion, lockComments } from './lock-comment'

interface DeleteArguments {
  readonly documentId: string
  readonly id: string
  readonly expectedVersion: number
}

/** Deletes a comment permanently. The audit log records the deletion without the text. */
export function deleteComment(
  _: unknown,
  args: DeleteArguments,
  context: RequestContext,
): Promise<boolean> {
  const principal = requireSignIn(context.principal)
  return context.app.changes.write(async (tx) => {
    const documentId = inputId(args.documentId, 'documentId')
    const page = await seenDocument(tx, principal, 'comment', documentId)
    await lockComments(tx, documentId)
    const [row] = await tx
      .select()
      .from(comments)
      .where(and(eq(comments.id, inputId(args.id, 'id')), eq(comments.documentId, documentId)))
    // Two people deleted the same comment: the second one gets the desired result, too.
    if (!row) return true
    checkMayDelete({ row, page }, principal)
    checkVersion(row, args.expectedVersion)
    await tx.delete(comments).where(eq(comments.id, row.id))
    await emit(tx, {
      ...{ type: 'comment.deleted', by: context, id: row.id, action: 'deleteComment' },
      ...{ locationId: page.locationId, fromVersion: row.version },
    })
    return true
  })
}
