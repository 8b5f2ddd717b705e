import type { RequestContext } from '../../graphql/operations/context'
import { changeStatus } from '../change-status'
import { conflict } from '../conflict'
import { requireSignIn, type SavedDocument } from '../document-row'
import { checkApprover, published } from '../publish'
import { planEndNow, planStep, readEnd, type SchedulableStepArguments } from '../schedule/plan-step'
import { readTexts } from '../texts-of-page'

/**
 * Publishes the draft if it and the published version are still the expected ones. Publishes all texts or those of one language
 * and location, now or at a scheduled time, with or without an end.
 */
export function publishDocument(
  _: unknown,
  args: SchedulableStepArguments & { readonly expectedPublishedVersion?: number | null },
  context: RequestContext,
): Promise<SavedDocument> {
  const { id, expectedVersion, expectedPublishedVersion, at } = args
  if (at) return planStep(context, { ...args, at }, 'publish')
  const part = readTexts(args)
  return changeStatus(context, {
    id,
    expectedVersion,
    action: 'publish',
    language: part.language,
    async decide(tx, row) {
      if (
        expectedPublishedVersion !== undefined &&
        expectedPublishedVersion !== row.publishedVersion
      )
        throw await conflict(tx, row, expectedVersion)
      const principal = requireSignIn(context.principal)
      const now = context.app.clock()
      const until = await readEnd(tx, row, { until: args.until, now })
      const end = until ? { until } : {}
      const publishing = await published({ tx, principal }, row, {
        step: 'publish',
        ...end,
        ...part,
      })
      const reason = await checkApprover(tx, row, { principal, ...part })
      if (until) await planEndNow(tx, { row, by: principal }, { until, ...part })
      return { ...publishing, reason }
    },
  })
}
