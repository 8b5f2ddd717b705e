import type { RequestContext } from '../../graphql/operations/context'
import { changeStatus } from '../change-status'
import type { SavedDocument } from '../document-row'
import { type PlannedArguments, planStep } from '../schedule/plan-step'
import { readTexts } from '../texts-of-page'
import { unpublished } from '../unpublish'

/** Takes a page away from visitors, or its texts in a language and for a location; the draft stays. */
export function unpublishDocument(
  _: unknown,
  args: PlannedArguments,
  context: RequestContext,
): Promise<SavedDocument> {
  const { id, expectedVersion, at } = args
  if (at) return planStep(context, { ...args, at }, 'unpublish')
  const part = readTexts(args)
  return changeStatus(context, {
    ...{ id, expectedVersion },
    action: 'unpublish',
    language: part.language,
    decide: (tx, row) => unpublished(tx, row, part),
  })
}
