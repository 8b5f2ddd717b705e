import { and, eq } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { ScheduledAction } from '#schema/entities/statuses'
import type { Orm } from '../../database/orm'
import { recordSchedules as table } from '../../database/tables'
import { requireSignIn } from '../../documents/document-row'
import { checkOrder, readMoment } from '../../documents/schedule/local-moment'
import { recordName } from '../../events/domain-event'
import { emit } from '../../events/emit'
import type { RequestContext } from '../../graphql/operations/context'
import { ApiError } from '../../http/errors/api-error'
import { enqueue } from '../../jobs/enqueue'
import { RECORD_SCHEDULE } from '../../jobs/scheduled-jobs'
import { checkExamples } from '../check-examples'
import { lockRecordForUpdate } from '../lock-record'
import type { RecordRow } from '../record-writer'
import { timeZoneOf } from '../save-record'
import { checkMaySetStatus } from '../set-status'
import { type RecordScheduleNode, readSchedulesInTransaction } from './list-record-schedules'
import { schedulableWriter } from './schedulable'

interface ScheduleArguments {
  readonly kind: string
  readonly id: string
  readonly action: ScheduledAction
  /** Local time of the record’s location; `null` cancels. */
  readonly at?: string | null
}

/** Schedules showing or hiding a record. Replaces an existing schedule of the same kind, whose job then finds nothing to do. */
export function scheduleRecord(
  _: unknown,
  { kind, id, action, at }: ScheduleArguments,
  context: RequestContext,
): Promise<readonly RecordScheduleNode[]> {
  const principal = requireSignIn(context.principal)
  const writer = schedulableWriter(kind)
  return context.app.changes.write(async (tx) => {
    const row = await lockRecordForUpdate({ tx, writer, principal }, id, 'setRecordStatus')
    checkMaySetStatus(writer, principal, row)
    const name = { kind, recordId: row.id }
    const locationId = row.locationId ?? DEFAULT_LOCATION_ID
    const timeZone = await timeZoneOf(tx, locationId)
    const [before] = await tx
      .delete(table)
      .where(ofStep({ ...name, action }))
      .returning()
    if (at != null) {
      const moment = readMoment({ name: 'at', local: at, timeZone }, context.app.clock())
      checkStatus(writer.status.of(row as never), action, kind)
      await checkOtherStep(tx, { ...name, action }, moment)
      if (action === 'PUBLISH') await checkExamples({ tx, writer, timeZone }, row)
      const [schedule] = await tx
        .insert(table)
        .values({
          ...{ ...name, locationId, action, at: moment },
          ...{ createdBy: principal.id, createdByName: principal.name },
        })
        .returning({ id: table.id })
      if (!schedule) throw new Error(`A schedule of the ${kind} ${row.id} was not written`)
      await enqueue(tx, { kind: RECORD_SCHEDULE, payload: schedule, runAt: moment })
    }
    if (at != null || before)
      await emit(tx, {
        ...{
          type: 'record.scheduleChanged',
          by: context,
          ...recordName(writer.definition, row.id),
        },
        ...{ locationId: row.locationId, reason: `${action.toLowerCase()} ${at ?? ''}`.trim() },
        action: stepOf(at, before !== undefined),
      })
    return readSchedulesInTransaction(
      { ...context, readContext: { ...context.readContext, orm: tx } },
      name,
    )
  })
}

function stepOf(at: string | null | undefined, isMoved: boolean): string {
  if (at == null) return 'cancelSchedule'
  return isMoved ? 'moveSchedule' : 'schedule'
}

interface Step {
  readonly kind: string
  readonly recordId: RecordRow['id']
  readonly action: ScheduledAction
}

function ofStep({ kind, recordId, action }: Step) {
  return and(eq(table.kind, kind), eq(table.recordId, recordId), eq(table.action, action))
}

/** Throws if the step would change nothing, or would be refused then. */
function checkStatus(status: string, action: ScheduledAction, kind: string): void {
  if (status === 'ARCHIVED' || status === 'DELETED')
    throw new ApiError('INVALID_TRANSITION', refusalFor('restoreToSchedule', { kind }), {
      allowed: [],
    })
  if (action === 'PUBLISH' && status === 'ACTIVE')
    throw new ApiError('INVALID_TRANSITION', refusalFor('recordPublished', { kind }), {
      allowed: [],
    })
}

/** Throws unless the record is published before it is unpublished. */
async function checkOtherStep(tx: Orm, { kind, recordId, action }: Step, at: Date): Promise<void> {
  const otherAction = action === 'PUBLISH' ? 'UNPUBLISH' : 'PUBLISH'
  const [other] = await tx
    .select({ at: table.at })
    .from(table)
    .where(ofStep({ kind, recordId, action: otherAction }))
  if (!other) return
  if (action === 'PUBLISH') checkOrder(at, other.at)
  else checkOrder(other.at, at)
}
