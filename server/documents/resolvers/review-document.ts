import type { ReviewAction } from '#schema/entities/statuses'
import type { RequestContext } from '../../operations/context'
import { changeStatus } from '../change-status'
import { requireSignIn, type SavedDocument } from '../document-row'
import { checkApprover, published } from '../publish'
import { statusAfter } from '../transitions'
import type { StepArguments } from './step-arguments'

/** Decides over what was submitted: APPROVE publishes it, ABANDON sets it to ABANDONED, which `reopenDocument` ends. */
export function reviewDocument(
  _: unknown,
  { action: decision, ...args }: StepArguments & { readonly action: ReviewAction },
  context: RequestContext,
): Promise<SavedDocument> {
  return changeStatus(context, {
    ...args,
    action: 'review',
    async decide(tx, row) {
      if (decision === 'ABANDON') {
        const status = statusAfter('abandon', row.status)
        return { set: { status, submittedBy: null }, reason: decision }
      }
      const principal = requireSignIn(context.principal)
      const set = await published({ tx, principal }, row, 'approve')
      return { set, reason: await checkApprover(tx, row, principal) }
    },
  })
}
