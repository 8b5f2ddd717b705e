import type { RecordStatus } from '#schema/entities/statuses'
import type { RequestContext } from '../../graphql/operations/context'
import type { StepArguments } from '../change-status'
import { changeStatus, NOT_PUBLISHED } from '../change-status'
import { checkUnused } from '../check-shared-uses'
import type { SavedDocument } from '../document-row'
import { checkRecordTransition, statusAfter } from '../transitions'

/** Archives, deletes, hides or restores a document. Deleting also unpublishes it; restoring doesn’t publish it again. */
export function setRecordStatus(
  _: unknown,
  { status: to, ...args }: StepArguments & { readonly status: RecordStatus },
  context: RequestContext,
): Promise<SavedDocument> {
  return changeStatus(context, {
    ...args,
    action: 'setRecordStatus',
    async decide(tx, { id, title, type, recordStatus, status }) {
      checkRecordTransition(recordStatus, to)
      if (to !== 'DELETED') return { set: { recordStatus: to } }
      if (type === 'SHARED') await checkUnused(tx, { id, title })
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
