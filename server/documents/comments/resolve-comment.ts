import { and, eq, isNull, lte, type SQL } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { Orm } from '../../database/orm'
import { comments } from '../../database/tables'
import { emit } from '../../events/emit'
import type { RequestContext } from '../../graphql/operations/context'
import { ApiError } from '../../http/errors/api-error'
import { requireSignIn } from '../document-row'
import { type CommentNode, type CommentRow, commentNode } from './comment-node'
import { lockCommentForUpdate } from './lock-comment'

interface StepArguments {
  readonly id: string
}

/** Resolves a comment and the earlier open ones on the block. Later comments, not seen by the caller, stay open. */
export function resolveComment(
  _: unknown,
  args: StepArguments,
  context: RequestContext,
): Promise<CommentNode> {
  const { name } = requireSignIn(context.principal)
  return step(args, context, {
    action: 'resolveComment',
    isDone: ({ resolvedAt }) => resolvedAt !== null,
    which: ({ id }) =>
      and(lte(comments.id, id), isNull(comments.resolvedAt), isNull(comments.suggestion)),
    set: { resolvedAt: new Date(), resolvedByName: name },
  })
}

/** Reopens a comment and those resolved together with it. */
export function reopenComment(
  _: unknown,
  args: StepArguments,
  context: RequestContext,
): Promise<CommentNode> {
  return step(args, context, {
    action: 'reopenComment',
    isDone: ({ resolvedAt }) => resolvedAt === null,
    which: ({ resolvedAt }) =>
      resolvedAt === null
        ? undefined
        : and(eq(comments.resolvedAt, resolvedAt), isNull(comments.suggestion)),
    set: { resolvedAt: null, resolvedByName: null },
  })
}

interface Step {
  readonly action: string
  readonly isDone: (row: CommentRow) => boolean
  /** Returns the condition of the comments in the thread that change with a comment. */
  readonly which: (row: CommentRow) => SQL | undefined
  readonly set: Pick<CommentRow, 'resolvedAt' | 'resolvedByName'>
}

function step(
  { id }: StepArguments,
  context: RequestContext,
  { action, isDone, which, set }: Step,
): Promise<CommentNode> {
  const principal = requireSignIn(context.principal)
  return context.app.changes.write(async (tx) => {
    const { row, page } = await lockCommentForUpdate(tx, principal, id)
    const { locationId } = page
    checkIsNoSuggestion(row)
    if (isDone(row)) return commentNode(tx, { principal, locationId }, row)
    await tx
      .update(comments)
      .set(set)
      .where(and(isInThread(row), which(row)))
    await emit(tx, { type: 'comment.changed', by: context, id: row.id, action, locationId })
    return commentNode(tx, { principal, locationId }, await readRow(tx, row.id))
  })
}

/** A suggestion is resolved by its answer alone. */
function checkIsNoSuggestion({ suggestion, resolvedAt, resolvedByName }: CommentRow): void {
  if (suggestion === null) return
  const refusal =
    resolvedAt === null
      ? refusalFor('suggestionWaits')
      : refusalFor('suggestionAnswered', { person: resolvedByName ?? '' })
  throw new ApiError('INVALID_TRANSITION', refusal, { allowed: [] })
}

function isInThread({ documentId, block }: CommentRow): SQL | undefined {
  return and(eq(comments.documentId, documentId), eq(comments.block, block))
}

async function readRow(tx: Orm, id: number): Promise<CommentRow> {
  const [row] = await tx.select().from(comments).where(eq(comments.id, id))
  if (!row) throw new Error(`The comment ${id} was locked and is gone`)
  return row
}
