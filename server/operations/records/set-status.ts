import type { RecordStatus } from '#schema/entities/statuses'
import type { Fields } from '#schema/fields'
import { ApiError } from '../../api-error'
import { audit } from '../../audit/audit'
import type { RequestContext } from '../context'
import { somebody } from '../documents/document-row'
import { checkRecordTransition } from '../documents/transitions'
import type { RecordKind, RecordRow } from './record-kind'
import { conflict, heldRecord, type SavedRecord, savedRecord } from './save-record'
import { keysShowing, tellChange } from './tell-change'

export interface StatusArguments {
  readonly id: string
  readonly status: RecordStatus
  readonly expectedVersion: number
}

/** Archives a record, brings it back, or takes it out of sight: visitors see it while it is ACTIVE. Its words stay. */
export async function setStatus<Row extends RecordRow, F extends Fields>(
  context: RequestContext,
  kind: RecordKind<Row, F>,
  { id, status, expectedVersion }: StatusArguments,
): Promise<SavedRecord> {
  const principal = somebody(context.principal)
  const { archiving } = kind
  if (!archiving) throw new Error(`Records of the kind '${kind.chain}' are not put away`)
  if (status === 'DELETED')
    throw new ApiError('BAD_USER_INPUT', 'Records are archived; they are not deleted.')
  return context.app.changes.write(async (tx) => {
    const before = await heldRecord({ tx, kind, principal }, id, 'setRecordStatus')
    if (before.version !== expectedVersion) throw conflict(kind, before, expectedVersion)
    const from = archiving.statusOf(before)
    checkRecordTransition(from, status)
    const keysBefore = await keysShowing({ tx, kind }, before)
    const row = await archiving.write(tx, before, {
      ...{ status, version: before.version + 1, updatedAt: new Date() },
      updatedByName: principal.name,
    })
    await tellChange({ tx, kind }, keysBefore, row)
    await audit(tx, {
      chain: `${kind.chain}:${row.id}`,
      by: context,
      action: 'setRecordStatus',
      locationId: row.locationId,
      fromVersion: before.version,
      toVersion: row.version,
      fromStatus: from,
      toStatus: status,
      outcome: 'ALLOW',
    })
    return savedRecord(kind, row)
  })
}
