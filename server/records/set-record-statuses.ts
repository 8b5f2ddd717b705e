import { refusalFor } from '#schema/api/refusals/refusals'
import type { RecordStatus } from '#schema/entities/statuses'
import { noteRefusal } from '../graphql/operations/audited'
import type { RequestContext } from '../graphql/operations/context'
import { ApiError, forPrograms } from '../http/errors/api-error'
import { writerOf } from '.'
import type { SavedRecord } from './save-record'
import { type RecordVersion, setStatuses } from './set-status'

/** Maximum number of records per transaction, because their locks make others wait. */
const MAX_RECORDS = 100

interface StatusesArguments {
  readonly kind: string
  readonly records: readonly RecordVersion[]
  readonly status: RecordStatus
}

/**
 * Sets the status of several records of a kind. GraphQL returns null for a refused one, and an error with its position in the
 * list.
 */
export async function setRecordStatuses(
  _: unknown,
  { kind, records, status }: StatusesArguments,
  context: RequestContext,
): Promise<readonly (SavedRecord | ApiError)[]> {
  const writer = writerOf(kind)
  if (!writer?.status)
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms(`Records of the kind '${kind}' have no status.`),
    )
  checkRecords(records)
  const results = await setStatuses(context, writer, { status, records })
  for (const result of results)
    if (result instanceof ApiError) await noteRefusal(context, 'setRecordStatuses', result.code)
  return results
}

function checkRecords(records: readonly RecordVersion[]): void {
  if (records.length > MAX_RECORDS)
    throw new ApiError(
      'BAD_USER_INPUT',
      refusalFor('manyRecords', { most: MAX_RECORDS, count: records.length }),
    )
  if (new Set(records.map(({ id }) => id)).size < records.length)
    throw new ApiError('BAD_USER_INPUT', forPrograms('Name each record once.'))
}
