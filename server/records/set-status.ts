import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { RecordStatus } from '#schema/entities/statuses'
import type { Fields } from '#schema/fields'
import { can } from '../access/can'
import type { Principal } from '../access/principal'
import { audit } from '../audit/audit'
import { requireSignIn } from '../documents/document-row'
import { checkRecordTransition } from '../documents/transitions'
import { ApiError } from '../errors/api-error'
import type { RequestContext } from '../operations/context'
import { keepFirstRevision, keepRevision } from './record-revisions'
import type { RecordRow, RecordWriter } from './record-writer'
import {
  conflict,
  heldRecord,
  ownerOf,
  type SavedRecord,
  savedRecord,
  timeZoneOf,
} from './save-record'
import { keysShowing, tellChange } from './tell-change'
import { purgeLater } from './trash'

export interface StatusArguments {
  readonly id: string
  readonly status: RecordStatus
  readonly expectedVersion: number
}

/**
 * Archives, deletes, restores or hides a record; visitors see it while it is ACTIVE. Its content is kept: a
 * deleted record can be restored, as a hidden one first.
 */
export async function setStatus<Row extends RecordRow, F extends Fields>(
  context: RequestContext,
  writer: RecordWriter<Row, F>,
  { id, status, expectedVersion }: StatusArguments,
): Promise<SavedRecord> {
  const principal = requireSignIn(context.principal)
  const { status: column, definition } = writer
  if (!column) throw new Error(`Records of the kind '${definition.kind}' have no status`)
  return context.app.changes.write(async (tx) => {
    const before = await heldRecord({ tx, writer, principal }, id, 'setRecordStatus')
    checkMaySetStatus(writer, principal, before)
    if (before.version !== expectedVersion) throw conflict(writer, before, expectedVersion)
    const from = column.of(before)
    checkRecordTransition(from, status)
    const keysBefore = await keysShowing({ tx, writer }, before)
    const timeZone = await timeZoneOf(tx, before.locationId ?? DEFAULT_LOCATION_ID)
    const revised = { tx, writer, timeZone }
    await keepFirstRevision(revised, before)
    const row = await column.write(tx, before, {
      ...{ status, version: before.version + 1, updatedAt: new Date() },
      updatedByName: principal.name,
    })
    await keepRevision(revised, row, { action: 'setRecordStatus', principal })
    if (status === 'DELETED' && writer.purge) await purgeLater(tx, definition.kind, row)
    await tellChange({ tx, writer }, keysBefore, row)
    await audit(tx, {
      chain: `${writer.definition.api.chain}:${row.id}`,
      by: context,
      action: 'setRecordStatus',
      locationId: row.locationId,
      fromVersion: before.version,
      toVersion: row.version,
      fromStatus: from,
      toStatus: status,
      outcome: 'ALLOW',
    })
    return savedRecord(writer, row)
  })
}

function checkMaySetStatus<Row extends RecordRow, F extends Fields>(
  writer: RecordWriter<Row, F>,
  principal: Principal,
  { locationId }: Row,
): void {
  const resource = { locationId: ownerOf(writer, locationId), isPublic: false }
  if (can(principal, 'setRecordStatus', resource)) return
  throw new ApiError(
    'FORBIDDEN',
    `Only who manages the whole network may take away a ${writer.definition.words.one}, or restore it.`,
  )
}
