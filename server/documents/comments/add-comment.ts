import { count, eq } from 'drizzle-orm'
import { COMMENT_LIMITS } from '#schema/api/comments'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { Orm } from '../../database/orm'
import { comments } from '../../database/tables'
import { emit } from '../../events/emit'
import type { RequestContext } from '../../graphql/operations/context'
import { withIdempotency } from '../../graphql/operations/idempotency'
import { idOf } from '../../graphql/operations/ids'
import { ApiError, notFound } from '../../http/errors/api-error'
import type { Limits } from '../../http/limits/limits'
import { tooMany } from '../../http/limits/too-many'
import type { Principal } from '../../people/access/principal'
import { checkNotRemoved, requireSignIn, seenDocument } from '../document-row'
import { type CommentNode, commentNode } from './comment-node'
import { readBlock, readLabel, readText } from './comment-text'
import { lockComments } from './lock-comment'
import { notifyMentioned } from './mention-mail'
import { readMentions } from './mentionable'

interface AddArguments {
  readonly documentId: string
  readonly block: string
  readonly blockLabel?: string | null
  readonly text: string
  readonly mentions?: readonly string[] | null
  readonly idempotencyKey?: string | null
}

/** Adds a comment to a block, and emails the people it mentions. */
export async function addComment(
  _: unknown,
  args: AddArguments,
  context: RequestContext,
): Promise<CommentNode> {
  const principal = requireSignIn(context.principal)
  const words = {
    block: readBlock(args.block),
    blockLabel: readLabel(args.blockLabel),
    text: readText(args.text),
  }
  const { app } = context
  await checkCommentRateLimit(app.limits, principal)
  const request = {
    principal,
    key: args.idempotencyKey ?? null,
    payload: { commentOn: args.documentId, ...words, mentions: args.mentions ?? [] },
  }
  return app.changes.write(async (tx) => {
    const page = await seenDocument(tx, principal, 'comment', idOf(args.documentId))
    const id = await withIdempotency(tx, request, async () => {
      checkNotRemoved(page, 'change')
      await lockComments(tx, page.id)
      await checkRoom(tx, page.id)
      const people = await readMentions(tx, args.mentions, page.locationId)
      const mentionContext = { tx, origin: app.configuration.origin, limits: app.limits }
      const told = await notifyMentioned(mentionContext, {
        ...{ principal, people, told: [], page, comment: words },
      })
      const [row] = await tx
        .insert(comments)
        .values({
          ...{ ...words, documentId: page.id, told, mentions: people.map((one) => one.id) },
          ...{ authorId: principal.id, authorName: principal.name },
        })
        .returning({ id: comments.id })
      if (!row) throw new Error(`A comment on document ${page.id} was not written`)
      const { locationId } = page
      const change = { by: context, id: row.id, action: 'addComment', locationId, toVersion: 1 }
      await emit(tx, { type: 'comment.added', ...change })
      return row.id
    })
    const [row] = await tx.select().from(comments).where(eq(comments.id, id))
    // Sent again with the same key, after the comment was deleted.
    if (!row) throw notFound('comment')
    return commentNode(tx, { principal, locationId: page.locationId }, row)
  })
}

/** Refuses a comment beyond the page's limit; the caller must hold the lock on its comments. */
export async function checkRoom(tx: Orm, documentId: number): Promise<void> {
  const [counted] = await tx
    .select({ count: count() })
    .from(comments)
    .where(eq(comments.documentId, documentId))
  if (Number(counted?.count ?? 0) < COMMENT_LIMITS.ofPage) return
  throw new ApiError('LIMIT_EXCEEDED', refusalFor('manyComments', { most: COMMENT_LIMITS.ofPage }))
}

/** Refuses more comments than a person could type. Called before the transaction, which may be retried. */
export async function checkCommentRateLimit(
  limits: Pick<Limits, 'spend'>,
  { id }: Principal,
): Promise<void> {
  const wait = await limits.spend('commentsOfPerson', `person ${id}`)
  if (wait !== null) throw tooMany('comments', wait)
}
