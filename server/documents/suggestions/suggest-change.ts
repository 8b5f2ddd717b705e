import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { COMMENT_LIMITS } from '#schema/api/comments'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { Orm } from '../../database/orm'
import { comments } from '../../database/tables'
import type { StoredSuggestion } from '../../database/tables/stored-values'
import { emit } from '../../events/emit'
import type { RequestContext } from '../../graphql/operations/context'
import { withIdempotency } from '../../graphql/operations/idempotency'
import { badField, notFound } from '../../http/errors/api-error'
import { notifyReviewers } from '../../mail/notify-people'
import { reviewNote } from '../../mail/review-note'
import type { Principal } from '../../people/access/principal'
import { checkCommentRateLimit, checkRoom } from '../comments/add-comment'
import { type CommentNode, commentNode } from '../comments/comment-node'
import { readBlock } from '../comments/comment-text'
import { lockComments } from '../comments/lock-comment'
import { requireSignIn } from '../document-row'
import {
  findOverrideContext,
  type OverrideContext,
  type OverrideTarget,
  overridableText,
  type PlaceArguments,
  readTarget,
} from '../overrides/override-context'
import { reviewedPage } from '../review/reviewed-page'
import { lockedText } from './locked-text'
import { suggestedMail } from './suggestion-mails'

interface SuggestArguments extends PlaceArguments {
  readonly block: string
  readonly field?: string | null
  readonly text?: string | null
  readonly note?: string | null
  readonly idempotencyKey?: string | null
}

/** A suggestion before it is compared with the page. */
interface Suggested {
  readonly block: string
  readonly path: string | null
  readonly after: string
  readonly note: string
}

/** Stores a suggested change of locked content as a comment on its block, and emails those who manage the network. */
export async function suggestChange(
  _: unknown,
  args: SuggestArguments,
  context: RequestContext,
): Promise<CommentNode> {
  const principal = requireSignIn(context.principal)
  const target = readTarget(args)
  const suggested = readSuggestion(args)
  await checkCommentRateLimit(context.app.limits, principal)
  const request = {
    principal,
    key: args.idempotencyKey ?? null,
    payload: { suggestion: target, ...suggested },
  }
  return context.app.changes.write(async (tx) => {
    const suggestionContext = await findOverrideContext(tx, target, { principal, action: 'save' })
    const id = await withIdempotency(tx, request, () =>
      store({ ...suggestionContext, tx, principal, target, context }, suggested),
    )
    const [row] = await tx.select().from(comments).where(eq(comments.id, id))
    if (!row) throw notFound('comment')
    return commentNode(tx, { principal, locationId: suggestionContext.document.locationId }, row)
  })
}

function readSuggestion(args: SuggestArguments): Suggested {
  const block = readBlock(args.block)
  const note = reviewNote(args.note)
  const path = args.field ?? null
  if (path === null) {
    if (note === '') throw badField('note', 'required', refusalFor('describeSuggestion'))
    return { block, path, note, after: '' }
  }
  return { block, path, note, after: readWords(args.text) }
}

function readWords(given: string | null | undefined): string {
  const words = (given ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
  if (words === '') throw badField('text', 'required', refusalFor('writeSuggestion'))
  const { length } = [...words]
  const most = COMMENT_LIMITS.suggestion
  if (length > most)
    throw badField('text', 'max', refusalFor('longSuggestion', { most, count: length }))
  return words
}

interface SuggestionContext extends OverrideContext {
  readonly tx: Orm
  readonly principal: Principal
  readonly target: OverrideTarget
  readonly context: RequestContext
}

async function store(
  suggestionContext: SuggestionContext,
  { block, path, after, note }: Suggested,
): Promise<number> {
  const { tx, document, target } = suggestionContext
  await lockComments(tx, document.id)
  const { page } = await overridableText(tx, document, target)
  const { blockLabel, label, before } = lockedText(page.content, { block, path })
  if (path !== null && before === after)
    throw badField('text', 'options', refusalFor('suggestionSame'))
  const { language } = target
  const suggestion = { language, path, label, before, after, answer: null }
  const words = { block, blockLabel, text: note, suggestion }
  const waiting = await findWaiting(suggestionContext, words)
  return waiting ? replace(suggestionContext, waiting, words) : add(suggestionContext, words)
}

interface SuggestionText {
  readonly block: string
  readonly blockLabel: string
  readonly text: string
  readonly suggestion: StoredSuggestion
}

/** Finds what the same person suggested for the same text, if that still waits. */
async function findWaiting(
  { tx, principal, target }: SuggestionContext,
  { block, suggestion }: SuggestionText,
) {
  const rows = await tx
    .select()
    .from(comments)
    .where(
      and(
        ...[eq(comments.documentId, target.documentId), eq(comments.locationId, target.locationId)],
        ...[eq(comments.block, block), eq(comments.authorId, principal.id)],
        ...[isNull(comments.resolvedAt), isNotNull(comments.suggestion)],
      ),
    )
  return rows.find(
    ({ suggestion: known }) =>
      known?.path === suggestion.path && known.language === suggestion.language,
  )
}

async function replace(
  { tx, target, context }: SuggestionContext,
  { id, version }: typeof comments.$inferSelect,
  words: SuggestionText,
): Promise<number> {
  const changed = { ...words, version: version + 1, editedAt: new Date() }
  await tx.update(comments).set(changed).where(eq(comments.id, id))
  await emit(tx, {
    ...{ type: 'comment.changed', by: context, id, action: 'suggestChange' },
    ...{ locationId: target.locationId, fromVersion: version, toVersion: version + 1 },
  })
  return id
}

async function add(
  { tx, principal, document, location, target, context }: SuggestionContext,
  words: SuggestionText,
): Promise<number> {
  await checkRoom(tx, document.id)
  const { locationId } = target
  const by = { authorId: principal.id, authorName: principal.name }
  const [row] = await tx
    .insert(comments)
    .values({ ...words, ...by, documentId: document.id, locationId })
    .returning({ id: comments.id })
  if (!row) throw new Error(`A suggestion for document ${document.id} was not written`)
  await emit(tx, {
    ...{ type: 'comment.added', by: context, id: row.id, action: 'suggestChange', locationId },
    toVersion: 1,
  })
  const { before, after } = words.suggestion
  const reviewed = reviewedPage(document)
  await notifyReviewers(
    { tx, origin: context.app.configuration.origin },
    { ...reviewed, path: `${reviewed.path}#${encodeURIComponent(words.block)}` },
    {
      ...{ byId: principal.id, by: principal.name, note: words.text },
      letter: suggestedMail({ locationName: location.name, before, after }),
    },
  )
  return row.id
}
