import { ApiError } from '../../errors/api-error'
import type { RequestContext } from '../../operations/context'
import { changeStatus, NOT_PUBLISHED } from '../change-status'
import type { SavedDocument } from '../document-row'
import { followers, statusAfter } from '../transitions'
import type { StepArguments } from './step-arguments'

/** Takes a page away from visitors; the draft stays. */
export function unpublishDocument(
  _: unknown,
  args: StepArguments,
  context: RequestContext,
): Promise<SavedDocument> {
  return changeStatus(context, {
    ...args,
    action: 'unpublish',
    async decide(_tx, { status, publishedVersion }) {
      if (publishedVersion === null)
        throw new ApiError('INVALID_TRANSITION', 'This document is not published.', {
          allowed: followers(status),
        })
      return { set: { ...NOT_PUBLISHED, status: statusAfter('unpublish', status) } }
    },
  })
}
