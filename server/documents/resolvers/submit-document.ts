import type { RequestContext } from '../../graphql/operations/context'
import { notifyReviewers } from '../../mail/notify-people'
import { reviewNote } from '../../mail/review-note'
import type { StepArguments } from '../change-status'
import { changeStatus } from '../change-status'
import { checkNotRemoved, requireSignIn, type SavedDocument } from '../document-row'
import { reviewedPage } from '../review/reviewed-page'
import { submittedTexts } from '../review/submitted-texts'
import { readTexts } from '../texts-of-page'
import { statusAfter } from '../transitions'

type SubmitArguments = StepArguments &
  Parameters<typeof readTexts>[0] & { readonly note?: string | null }

/** Submits a draft for review, with a note to the reviewers. */
export function submitDocument(
  _: unknown,
  { note: given, language, locationId, ...args }: SubmitArguments,
  context: RequestContext,
): Promise<SavedDocument> {
  return changeStatus(context, {
    ...args,
    action: 'submit',
    async decide(tx, row) {
      const { id, name } = requireSignIn(context.principal)
      checkNotRemoved(row, 'submit')
      const status = statusAfter('submit', row.status)
      const note = reviewNote(given)
      const { origin } = context.app.configuration
      await notifyReviewers({ tx, origin }, reviewedPage(row), { byId: id, by: name, note })
      const at = new Date().toISOString()
      const texts = await submittedTexts(tx, row, readTexts({ language, locationId }))
      const review = { step: 'SUBMITTED', at, by: { id, name }, note, ...texts } as const
      return { set: { status, submittedBy: id, review } }
    },
  })
}
