import type { ReviewAction } from '#schema/entities/statuses'
import type { RequestContext } from '../../graphql/operations/context'
import { notifyAuthor } from '../../mail/notify-people'
import type { StepArguments } from '../change-status'
import { changeStatus } from '../change-status'
import { requireSignIn, type SavedDocument } from '../document-row'
import { decisions } from '../review/decisions'
import { reviewedPage } from '../review/reviewed-page'

interface ReviewArguments extends StepArguments {
  readonly action: ReviewAction
  readonly note?: string | null
}

/**
 * Records a review decision: APPROVE publishes the submission, RETURN makes it a draft again with a note on what is missing,
 * ABANDON sets it to ABANDONED until `reopenDocument`. The author is notified by email.
 */
export function reviewDocument(
  _: unknown,
  { action, note: given, ...args }: ReviewArguments,
  context: RequestContext,
): Promise<SavedDocument> {
  return changeStatus(context, {
    ...args,
    action: 'review',
    async decide(tx, row) {
      const principal = requireSignIn(context.principal)
      const { origin } = context.app.configuration
      const decided = await decisions[action]({ tx, principal }, row, given)
      const { letter, note, ...decision } = decided
      const by = { byId: principal.id, by: principal.name }
      await notifyAuthor({ tx, origin }, reviewedPage(row), { letter, note, ...by })
      return decision
    },
  })
}
