import type { RequestContext } from '../../graphql/operations/context'
import type { StepArguments } from '../change-status'
import { changeStatus } from '../change-status'
import { NO_REVIEW, type SavedDocument } from '../document-row'
import { statusAfter } from '../transitions'

/** Makes an abandoned document a draft again. */
export function reopenDocument(
  _: unknown,
  args: StepArguments,
  context: RequestContext,
): Promise<SavedDocument> {
  return changeStatus(context, {
    ...args,
    action: 'reopen',
    decide: async (_tx, { status }) => ({
      set: { status: statusAfter('reopen', status), ...NO_REVIEW },
    }),
  })
}
