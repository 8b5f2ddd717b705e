import type { PostStatus, RecordStatus } from '#schema/entities/statuses'
import type { RequestContext } from '../context'
import { changeStatus, NOT_PUBLISHED } from '../documents/change-status'
import type { SavedDocument } from '../documents/document-row'
import { checkRecordTransition, statusAfter } from '../documents/transitions'
import type { StepArguments } from './step-arguments'

/** Archives, deletes, hides or brings back a document. What is deleted is no longer published, also after it came back. */
export function setRecordStatus(
  _: unknown,
  { status: to, ...args }: StepArguments & { readonly status: RecordStatus },
  context: RequestContext,
): Promise<SavedDocument> {
  return changeStatus(context, {
    ...args,
    action: 'setRecordStatus',
    async decide(_tx, { recordStatus, status }) {
      checkRecordTransition(recordStatus as RecordStatus, to)
      if (to !== 'DELETED') return { set: { recordStatus: to } }
      return {
        set: {
          ...NOT_PUBLISHED,
          recordStatus: to,
          status: statusAfter('unpublish', status as PostStatus),
        },
      }
    },
  })
}
