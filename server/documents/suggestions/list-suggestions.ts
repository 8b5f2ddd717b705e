import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { comments } from '../../database/tables'
import type { RequestContext } from '../../graphql/operations/context'
import { inputId } from '../../graphql/operations/ids'
import { type CommentNode, commentNodes } from '../comments/comment-node'
import { requireSignIn } from '../document-row'
import { findOverrideContext } from '../overrides/override-context'

const MAX_SUGGESTIONS = 50

interface SuggestionsArguments {
  readonly documentId: string
  readonly locationId: string
}

/** Returns the changes that a location suggested of a network page, newest first. */
export async function suggestions(
  _: unknown,
  args: SuggestionsArguments,
  { principal: asking, readContext: { orm } }: RequestContext,
): Promise<readonly CommentNode[]> {
  const principal = requireSignIn(asking)
  const target = {
    documentId: inputId(args.documentId, 'documentId'),
    locationId: inputId(args.locationId, 'locationId'),
  }
  const { document } = await findOverrideContext(orm, target, { principal, action: 'readDraft' })
  const rows = await orm
    .select()
    .from(comments)
    .where(
      and(
        ...[eq(comments.documentId, document.id), eq(comments.locationId, target.locationId)],
        isNotNull(comments.suggestion),
      ),
    )
    .orderBy(desc(comments.id))
    .limit(MAX_SUGGESTIONS)
  return commentNodes(orm, { principal, locationId: document.locationId }, rows)
}
