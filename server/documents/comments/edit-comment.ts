import { eq } from 'drizzle-orm'
import { comments } from '../../database/tables'
import { emit } from '../../events/emit'
import type { RequestContext } from '../../graphql/operations/context'
import { requireSignIn } from '../document-row'
import { checkCommentRateLimit } from './add-comment'
import { type CommentNode, commentNode } from './comment-node'
import { readText } from './comment-text'
import { checkAuthor, checkVersion, lockCommentForUpdate } from './lock-comment'
import { notifyMentioned } from './mention-mail'
import { readMentions } from './mentionable'

interface EditArguments {
  readonly id: string
  readonly expectedVersion: number
  readonly text: string
  readonly mentions?: readonly string[] | null
}

/** Changes the text of the caller's comment; people mentioned for the first time are emailed. */
export async function editComment(
  _: unknown,
  args: EditArguments,
  context: RequestContext,
): Promise<CommentNode> {
  const principal = requireSignIn(context.principal)
  const text = readText(args.text)
  const { app } = context
  await checkCommentRateLimit(app.limits, principal)
  return app.changes.write(async (tx) => {
    const { row, page } = await lockCommentForUpdate(tx, principal, args.id)
    checkAuthor(row, principal)
    checkVersion(row, args.expectedVersion)
    const people = await readMentions(tx, args.mentions, page.locationId)
    const mentionContext = { tx, origin: app.configuration.origin, limits: app.limits }
    const told = await notifyMentioned(mentionContext, {
      ...{ principal, people, told: row.told, page, comment: { ...row, text } },
    })
    const version = row.version + 1
    const [changed] = await tx
      .update(comments)
      .set({ text, mentions: people.map(({ id }) => id), told, version, editedAt: new Date() })
      .where(eq(comments.id, row.id))
      .returning()
    if (!changed) throw new Error(`The comment ${row.id} was locked and is gone`)
    const { locationId } = page
    await emit(tx, {
      ...{ type: 'comment.changed', by: context, id: row.id, action: 'editComment' },
      ...{ locationId, fromVersion: row.version, toVersion: version },
    })
    return commentNode(tx, { principal, locationId }, changed)
  })
}
