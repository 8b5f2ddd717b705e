import type { RequestContext } from '../../operations/context'
import type { StepArguments } from '../change-status'
import { changeStatus } from '../change-status'
import { requireSignIn, type SavedDocument } from '../document-row'
import { reviewNote } from '../review/review-note'
import { tellReviewers } from '../review/tell-people'
import { statusAfter } from '../transitions'

/** Hands a draft over for review, with a note for those who review it. */
export function submitDocument(
  _: unknown,
  { note: given, ...args }: StepArguments & { readonly note?: string | null },
  context: RequestContext,
): Promise<SavedDocument> {
  return changeStatus(context, {
    ...args,
    action: 'submit',
    async decide(tx, row) {
      const { id, name } = requireSignIn(context.principal)
      const status = statusAfter('submit', row.status)
      const note = reviewNote(given)
      const { origin } = context.app.configuration
      await tellReviewers({ tx, origin }, row, { byId: id, by: name, note })
      const at = new Date().toISOString()
      const review = { step: 'SUBMITTED', at, by: { id, name }, note } as const
      return { set: { status, submittedBy: id, review } }
    },
  })
}
