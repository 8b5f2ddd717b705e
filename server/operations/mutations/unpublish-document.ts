import type { PostStatus } from '#schema/entities/statuses'
import { ApiError } from '../../api-error'
import type { RequestContext } from '../context'
import { changeStatus, NOT_PUBLISHED } from '../documents/change-status'
import type { SavedDocument } from '../documents/document-row'
import { followers, statusAfter } from '../documents/transitions'
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
          allowed: followers(status as PostStatus),
        })
      return { set: { ...NOT_PUBLISHED, status: statusAfter('unpublish', status as PostStatus) } }
    },
  })
}
