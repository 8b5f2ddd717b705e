import type { RequestContext } from '../../graphql/operations/context'
import type { StepArguments } from '../change-status'
import { changeStatus } from '../change-status'
import { NO_REVIEW, type SavedDocument } from '../document-row'
import { statusAfter } from '../transitions'

/** Takes a draft back from review. */
export function withdrawDocument(
  _: unknown,
  args: StepArguments,
  context: RequestContext,
): Promise<SavedDocument> {
  return changeStatus(context, {
    ...args,
    action: 'withdraw',
    decide: async (_tx, { status }) => ({
      set: { status: statusAfter('withdraw', status), ...NO_REVIEW },
    }),
  })
}
