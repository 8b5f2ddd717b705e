import type { RequestContext } from '../../operations/context'
import { changeStatus } from '../change-status'
import { requireSignIn, type SavedDocument } from '../document-row'
import { statusAfter } from '../transitions'
import type { StepArguments } from './step-arguments'

/** Hands a draft over for review. */
export function submitDocument(
  _: unknown,
  args: StepArguments,
  context: RequestContext,
): Promise<SavedDocument> {
  return changeStatus(context, {
    ...args,
    action: 'submit',
    decide: async (_tx, { status }) => ({
      set: {
        status: statusAfter('submit', status),
        submittedBy: requireSignIn(context.principal).id,
      },
    }),
  })
}
