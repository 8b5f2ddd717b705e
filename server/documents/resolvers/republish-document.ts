import type { RequestContext } from '../../graphql/operations/context'
import type { StepArguments } from '../change-status'
import { changeStatus } from '../change-status'
import { requireSignIn, type SavedDocument } from '../document-row'
import { republished } from '../republish'

/** Brings back what visitors saw of a page when it was last taken away, in all its languages. */
export function republishDocument(
  _: unknown,
  args: StepArguments,
  context: RequestContext,
): Promise<SavedDocument> {
  return changeStatus(context, {
    ...args,
    action: 'publish',
    decide: (tx, row) => republished({ tx, principal: requireSignIn(context.principal) }, row),
  })
}
