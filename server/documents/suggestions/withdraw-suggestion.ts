import { eq } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { comments } from '../../database/tables'
import { emit } from '../../events/emit'
import type { RequestContext } from '../../graphql/operations/context'
import { idOf } from '../../graphql/operations/ids'
import { ApiError, notFound } from '../../http/errors/api-error'
import { lockComments } from '../comments/lock-comment'
import { requireSignIn } from '../document-row'
import { findOverrideContext } from '../overrides/override-context'
import { answeredError } from './decide-suggestion'

/** Deletes a suggestion that waits, by the person who sent it. One that is gone already is done. */
export async function withdrawSuggestion(
  _: unknown,
  args: { readonly id: string },
  context: RequestContext,
): Promise<boolean> {
  const principal = requireSignIn(context.principal)
  const id = idOf(args.id)
  if (id === null) throw notFound('comment')
  return context.app.changes.write(async (tx) => {
    const read = () => tx.select().from(comments).where(eq(comments.id, id))
    const [known] = await read()
    if (!known) return true
    const { documentId, locationId } = known
    if (locationId === null || !known.suggestion) throw notFound('comment')
    await findOverrideContext(tx, { documentId, locationId }, { principal, action: 'save' })
    if (known.authorId !== principal.id)
      throw new ApiError('FORBIDDEN', refusalFor('suggestionOfAnother'))
    await lockComments(tx, documentId)
    const [row] = await read()
    if (!row) return true
    if (row.resolvedAt !== null) throw answeredError(row.resolvedByName)
    await tx.delete(comments).where(eq(comments.id, id))
    await emit(tx, {
      ...{ type: 'comment.deleted', by: context, id, action: 'withdrawSuggestion', locationId },
      fromVersion: row.version,
    })
    return true
  })
}
