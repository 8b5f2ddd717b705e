import type { RequestContext } from '../../graphql/operations/context'
import { changeStatus, type StepArguments } from '../change-status'
import { NO_REVIEW, requireSignIn, type SavedDocument } from '../document-row'
import { republishPage } from '../republish'
import { planStep, type SchedulableStepArguments } from '../schedule/plan-step'
import { readTexts } from '../texts-of-page'
import { statusAfter } from '../transitions'
import { unpublishTexts } from '../unpublish'

/** Makes an abandoned document a draft again. */
export const reopenDocument = changeToDraft('reopen')
/** Takes a draft back from review. */
export const withdrawDocument = changeToDraft('withdraw')

function changeToDraft(action: 'reopen' | 'withdraw') {
  return (_: unknown, args: StepArguments, context: RequestContext): Promise<SavedDocument> =>
    changeStatus(context, {
      ...args,
      action,
      decide: async (_tx, { status }) => ({
        set: { status: statusAfter(action, status), ...NO_REVIEW },
      }),
    })
}

/** Brings back what visitors saw of a page when it was last taken away, in all its languages. */
export function republishDocument(
  _: unknown,
  args: StepArguments,
  context: RequestContext,
): Promise<SavedDocument> {
  return changeStatus(context, {
    ...args,
    action: 'publish',
    decide: (tx, row) => republishPage({ tx, principal: requireSignIn(context.principal) }, row),
  })
}

/** Takes a page away from visitors, or its texts in a language and for a location; the draft stays. */
export function unpublishDocument(
  _: unknown,
  args: SchedulableStepArguments,
  context: RequestContext,
): Promise<SavedDocument> {
  const { id, expectedVersion, at } = args
  if (at) return planStep(context, { ...args, at }, 'unpublish')
  const part = readTexts(args)
  return changeStatus(context, {
    ...{ id, expectedVersion },
    action: 'unpublish',
    language: part.language,
    decide: (tx, row) => unpublishTexts(tx, row, part),
  })
}
