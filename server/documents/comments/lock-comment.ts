import { eq } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { lock } from '../../database/locks'
import type { Orm } from '../../database/orm'
import { comments, documents } from '../../database/tables'
import { idOf } from '../../graphql/operations/ids'
import { ApiError, notFound } from '../../http/errors/api-error'
import { can } from '../../people/access/can'
import type { Principal } from '../../people/access/principal'
import { checkPermission, type DocumentRow } from '../document-row'
import type { CommentRow } from './comment-node'

interface LockedComment {
  readonly row: CommentRow
  readonly page: DocumentRow
}

/**
 * Locks the comments of a page for this transaction, because threads are resolved as a whole, and counted. Doesn't lock the page,
 * so that saving doesn't wait.
 */
export function lockComments(tx: Orm, documentId: number): Promise<void> {
  return lock(tx, `comments ${documentId}`)
}

/** Finds a comment and locks its page's comments. Answers not found if the caller may not read it. */
export async function lockCommentForUpdate(
  tx: Orm,
  principal: Principal,
  given: string,
): Promise<LockedComment> {
  const id = idOf(given)
  const page = id === null ? null : await pageOf(tx, id)
  if (id === null || !page || !can(principal, 'readComments', placeOf(page)))
    throw notFound('comment')
  checkPermission(principal, 'comment', page)
  await lockComments(tx, page.id)
  const [row] = await tx.select().from(comments).where(eq(comments.id, id))
  if (!row) throw notFound('comment')
  return { row, page }
}

async function pageOf(tx: Orm, id: number): Promise<DocumentRow | null> {
  const [found] = await tx
    .select({ page: documents })
    .from(comments)
    .innerJoin(documents, eq(documents.id, comments.documentId))
    .where(eq(comments.id, id))
  return found?.page ?? null
}

function placeOf({ locationId }: DocumentRow) {
  return { locationId, isPublic: false, kind: 'page' as const }
}

/** Refuses an action that only a comment's author may do. */
export function checkAuthor({ authorId }: CommentRow, principal: Principal): void {
  if (authorId === principal.id) return
  throw new ApiError('FORBIDDEN', refusalFor('commentOfAnother'))
}

/** Refuses to delete another person's comment, except for those who manage the page's location. */
export function checkMayDelete({ row, page }: LockedComment, principal: Principal): void {
  if (row.suggestion !== null && row.resolvedAt === null)
    throw new ApiError('INVALID_TRANSITION', refusalFor('suggestionWaits'), { allowed: [] })
  if (row.authorId === principal.id || can(principal, 'moderateComments', placeOf(page))) return
  throw new ApiError('FORBIDDEN', refusalFor('commentNotDeleted'))
}

/** Refuses a change based on an outdated version. */
export function checkVersion({ version }: CommentRow, expected: number): void {
  if (version === expected) return
  throw new ApiError('CONFLICT', refusalFor('commentChanged'))
}
