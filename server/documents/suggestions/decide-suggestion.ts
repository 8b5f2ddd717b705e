import { eq } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { Orm } from '../../database/orm'
import { comments, locations } from '../../database/tables'
import type { StoredSuggestion } from '../../database/tables/stored-values'
import { emit } from '../../events/emit'
import type { RequestContext } from '../../graphql/operations/context'
import { idOf } from '../../graphql/operations/ids'
import { ApiError, forPrograms, notFound } from '../../http/errors/api-error'
import { notifyAuthor } from '../../mail/notify-people'
import { requiredNote, reviewNote } from '../../mail/review-note'
import type { Principal } from '../../people/access/principal'
import { type CommentNode, type CommentRow, commentNode } from '../comments/comment-node'
import { lockComments } from '../comments/lock-comment'
import { draftText, withWords } from '../comments/suggested-text'
import {
  type DocumentRow,
  documentFor,
  requireSignIn,
  type SavedDocument,
  savedDocument,
} from '../document-row'
import { linesOfText, textIn } from '../publications/written-text'
import { reviewedPage } from '../review/reviewed-page'
import { readSaveInput } from '../save-input'
import { findForSave, updateDocument } from '../update-document'
import { acceptedMail, declinedMail } from './suggestion-mails'

interface DecideArguments {
  readonly id: string
  readonly action: 'ACCEPT' | 'DECLINE'
  readonly seen?: string | null
  readonly note?: string | null
}

interface DecidedSuggestion {
  readonly id: number
  readonly comment: CommentNode
  readonly document: SavedDocument | null
}

/** Accepts a suggested change, saving it in the network's draft as one version, or declines it; the author gets an email. */
export async function decideSuggestion(
  _: unknown,
  { id, action, seen, note: given }: DecideArguments,
  context: RequestContext,
): Promise<DecidedSuggestion> {
  const principal = requireSignIn(context.principal)
  const isAccepted = action === 'ACCEPT'
  const note = isAccepted ? reviewNote(given) : requiredNote(given)
  return context.app.changes.write(async (tx) => {
    const { row, suggestion, locationId, page } = await waitingSuggestion(tx, principal, idOf(id))
    const isSaved = isAccepted && suggestion.path !== null && seen !== suggestion.after
    const replaces = isSaved && { saved: { replaced: seen ?? '', version: page.version + 1 } }
    const answer = { isAccepted, by: principal.id, note, ...replaces }
    // Before the text is saved: a save follows what was accepted.
    const [decided] = await tx
      .update(comments)
      .set({
        ...{ suggestion: { ...suggestion, answer }, resolvedAt: new Date() },
        resolvedByName: principal.name,
      })
      .where(eq(comments.id, row.id))
      .returning()
    if (!decided) throw new Error(`The suggestion ${row.id} was locked and is gone`)
    const saved = isAccepted
      ? await apply({ tx, principal, context }, page, { row, suggestion, seen: seen ?? '' })
      : null
    await emit(tx, {
      ...{ type: 'comment.changed', by: context, id: row.id, locationId },
      action: isAccepted ? 'acceptSuggestion' : 'declineSuggestion',
    })
    await notifyAuthor(
      { tx, origin: context.app.configuration.origin },
      await suggestedPage(tx, page, { row, locationId }),
      {
        ...{ byId: principal.id, by: principal.name, note },
        letter: isAccepted ? acceptedMail : declinedMail,
      },
    )
    return {
      id: row.id,
      comment: await commentNode(tx, { principal, locationId: page.locationId }, decided),
      document: saved && savedDocument(saved, principal),
    }
  })
}

interface WaitingSuggestion {
  readonly row: CommentRow
  readonly suggestion: StoredSuggestion
  readonly locationId: number
  readonly page: DocumentRow
}

/** Finds a suggestion that waits, and locks its page before its comments, as a save does. */
async function waitingSuggestion(
  tx: Orm,
  principal: Principal,
  id: number | null,
): Promise<WaitingSuggestion> {
  if (id === null) throw notFound('comment')
  const read = () => tx.select().from(comments).where(eq(comments.id, id))
  const [known] = await read()
  if (!known) throw notFound('comment')
  const page = await documentFor(tx, principal, 'review', known.documentId)
  await lockComments(tx, page.id)
  const [row] = await read()
  if (!row) throw notFound('comment')
  const { suggestion, locationId, resolvedAt, resolvedByName } = row
  if (suggestion === null || locationId === null)
    throw new ApiError('BAD_USER_INPUT', forPrograms('This comment suggests no change.'))
  if (resolvedAt !== null) throw answeredError(resolvedByName)
  return { row, suggestion, locationId, page }
}

export function answeredError(person: string | null): ApiError {
  const refusal = refusalFor('suggestionAnswered', { person: person ?? '' })
  return new ApiError('INVALID_TRANSITION', refusal, { allowed: [] })
}

interface Acceptance {
  readonly row: CommentRow
  readonly suggestion: StoredSuggestion
  readonly seen: string
}

/** Saves the suggested text if the draft still has the text that was compared; returns `null` if nothing is to be saved. */
async function apply(
  { tx, principal, context }: { tx: Orm; principal: Principal; context: RequestContext },
  page: DocumentRow,
  { row, suggestion: { path, language, after }, seen }: Acceptance,
): Promise<DocumentRow | null> {
  if (path === null) return null
  const place = { block: row.block, path }
  const draft = await draftText(tx, page, language)
  const text = draft && textIn(draft.content, place)
  if (!draft || !text)
    throw new ApiError('INVALID_TRANSITION', refusalFor('suggestedTextGone'), { allowed: [] })
  if (linesOfText(text) !== seen)
    throw new ApiError('INVALID_TRANSITION', refusalFor('suggestedTextChanged'), { allowed: [] })
  if (seen === after) return null
  const { item, content } = draft
  const given = {
    language: item.language,
    locationId: item.locationId === null ? null : String(item.locationId),
    content: withWords(content, place, after),
  }
  const input = readSaveInput(
    { topic: { items: [given] }, expectedVersion: page.version },
    context.app.configuration.maxBlocks,
  )
  return updateDocument({ tx, principal, by: context }, await findForSave(tx, page.id), input)
}

/** Returns the page as the location opens it, for the email to the person who suggested the change. */
async function suggestedPage(
  tx: Orm,
  page: DocumentRow,
  { row, locationId }: { readonly row: CommentRow; readonly locationId: number },
) {
  const [location] = await tx
    .select({ slug: locations.slug })
    .from(locations)
    .where(eq(locations.id, locationId))
  const reviewed = reviewedPage(page)
  const at = `?location=${encodeURIComponent(location?.slug ?? '')}#${encodeURIComponent(row.block)}`
  return { ...reviewed, locationId, submittedBy: row.authorId, path: `${reviewed.path}${at}` }
}
