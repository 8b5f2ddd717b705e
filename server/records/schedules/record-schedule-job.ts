import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { refusalFor } from '#schema/api/refusals/refusals'
import { localTime } from '#schema/entities/local-time'
import { recordDefinitions } from '#schema/records'
import { editorPath } from '#schema/records/editor-path'
import type { App } from '../../app/app'
import type { Orm } from '../../database/orm'
import { locations, recordSchedules as table } from '../../database/tables'
import { scheduleFailedMail } from '../../documents/schedule/schedule-mails'
import { addresseeOf, makerOf } from '../../documents/schedule/schedule-maker'
import { recordName } from '../../events/domain-event'
import { emit } from '../../events/emit'
import { ApiError } from '../../http/errors/api-error'
import { storedError, storedRefusalIn } from '../../http/errors/refusal-text'
import { type AnyJobKind, jobKind } from '../../jobs/job-kind'
import { RECORD_SCHEDULE } from '../../jobs/scheduled-jobs'
import { emailPerson } from '../../mail/email-person'
import type { AnyRecordWriter } from '../record-writer'
import { setStatusesInside } from '../set-status'
import { schedulableWriter } from './schedulable'

const MAX_TRIES = 20

type Schedule = typeof table.$inferSelect

/**
 * Job that shows or hides a record in the name of the person who scheduled it. If refused, it stays listed with the reason, the
 * person is notified, and there is no retry.
 */
export function recordScheduleJob(app: App): AnyJobKind {
  return jobKind({
    name: RECORD_SCHEDULE,
    payload: z.object({ id: z.int() }),
    mostTries: MAX_TRIES,
    async run(tx, { id: jobId, payload }) {
      const waiting = and(eq(table.id, payload.id), isNull(table.problem))
      const [schedule] = await tx.select().from(table).where(waiting).for('update')
      if (!schedule) return
      const by = { principal: null, requestId: `job ${jobId}`, network: null }
      try {
        const principal = await makerOf(tx, schedule, app.configuration)
        await carryOut(tx, schedule, { ...by, app, principal })
        await tx.delete(table).where(eq(table.id, schedule.id))
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        const problem = storedError(error)
        await tx.update(table).set({ problem }).where(eq(table.id, schedule.id))
        await emit(tx, {
          ...{ type: 'record.scheduleFailed', by, actorId: schedule.createdBy },
          ...{ ...nameOf(schedule), locationId: schedule.locationId },
          ...{
            action: schedule.action.toLowerCase(),
            reason: `schedule ${schedule.id}: ${error.message}`,
          },
        })
        await notifyCreator(tx, { ...schedule, problem }, app.configuration.origin)
      }
    },
  })
}

async function carryOut(
  tx: Orm,
  { kind, recordId, action }: Schedule,
  context: Parameters<typeof setStatusesInside>[0]['context'],
): Promise<void> {
  const writer: AnyRecordWriter = schedulableWriter(kind)
  const row = await writer.find(tx, recordId)
  const status = row && writer.status?.of(row)
  if (!row || status === 'DELETED' || status === 'ARCHIVED')
    throw new ApiError(
      'INVALID_TRANSITION',
      refusalFor('recordNotScheduled', { kind, status: status ?? 'DELETED' }),
      { allowed: [] },
    )
  const wanted = action === 'PUBLISH' ? 'ACTIVE' : 'INACTIVE'
  if (status === wanted) return
  const [result] = await setStatusesInside({ tx, context }, writer, {
    status: wanted,
    records: [{ id: String(recordId), expectedVersion: row.version }],
  })
  if (result instanceof ApiError) throw result
}

/** Works even for a kind whose extension was removed. */
function nameOf({ kind, recordId }: Schedule) {
  const definition = recordDefinitions.get(kind) ?? { kind, api: { chain: kind }, search: null }
  return recordName(definition, recordId)
}

async function notifyCreator(tx: Orm, schedule: Schedule, origin: string): Promise<void> {
  const { kind, recordId, locationId, action, at, problem } = schedule
  const definition = recordDefinitions.get(kind)
  const maker = await addresseeOf(tx, schedule.createdBy)
  const [location] = await tx
    .select({ name: locations.name, timeZone: locations.timeZone })
    .from(locations)
    .where(eq(locations.id, locationId))
  if (!maker || !location || !definition) return
  const writer = schedulableWriter(kind)
  const row = await writer.find(tx, recordId)
  const step = {
    ...{ title: row ? writer.titleOf(row) : '', locationName: location.name, action },
    at: localTime(at.toISOString(), location.timeZone),
    problem: await storedRefusalIn(maker.language, problem ?? ''),
    href: `${origin}${editorPath(definition, { recordId })}`,
  }
  await emailPerson(tx, maker, (t, language) => scheduleFailedMail(t, step, language))
}
