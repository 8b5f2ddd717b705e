import type { RequestContext } from '../../operations/context'
import { changeStatus } from '../change-status'
import { conflict } from '../conflict'
import { requireSignIn, type SavedDocument } from '../document-row'
import { checkApprover, published } from '../publish'

/** Makes the draft's version what visitors see, when it and what it replaces are still those that were named. */
export function publishDocument(
  _: unknown,
  args: {
    readonly id: string
    readonly expectedVersion: number
    readonly expectedPublishedVersion?: number | null
  },
  context: RequestContext,
): Promise<SavedDocument> {
  const { id, expectedVersion, expectedPublishedVersion } = args
  return changeStatus(context, {
    id,
    expectedVersion,
    action: 'publish',
    async decide(tx, row) {
      if (
        expectedPublishedVersion !== undefined &&
        expectedPublishedVersion !== row.publishedVersion
      )
        throw await conflict(tx, row, expectedVersion)
      const principal = requireSignIn(context.principal)
      const set = await published({ tx, principal }, row, 'publish')
      return { set, reason: await checkApprover(tx, row, principal) }
    },
  })
}
