import type { RecordStatus } from '#schema/entities/statuses'
import type { RequestContext } from '../../graphql/operations/context'
import type { StepArguments } from '../change-status'
import { changeStatus, NOT_PUBLISHED } from '../change-status'
import type { SavedDocument } from '../document-row'
import { checkRecordTransition, statusAfter } from '../transitions'

/** Archives, deletes, hides or restores a document. A deleted document is unpublished, and stays so when it is restored. */
export function setRecordStatus(
  _: unknown,
  { status: to, ...args }: StepArguments & { readonly status: RecordStatus },
  context: RequestContext,
): Promise<SavedDocument> {
  return changeStatus(context, {
    ...args,
    action: 'setRecordStatus',
    async decide(_tx, { recordStatus, status }) {
      checkRecordTransition(recordStatus, to)
      if (to !== 'DELETED') return { set: { recordStatus: to } }
      return {
        set: {
          ...NOT_PUBLISHED,
          recordStatus: to,
          status: statusAfter('unpublish', status),
        },
      }
    },
  })
}
