import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { localTime } from '#schema/entities/local-time'
import type { App } from '../../app/app'
import type { Orm } from '../../database/orm'
import { locations, schedules } from '../../database/tables'
import { emit } from '../../events/emit'
import { ApiError } from '../../http/errors/api-error'
import { storedError, storedRefusalIn } from '../../http/errors/refusal-text'
import { type AnyJobKind, jobKind } from '../../jobs/job-kind'
import { SCHEDULE } from '../../jobs/scheduled-jobs'
import { emailPerson } from '../../mail/email-person'
import { type DocumentRow, lockDocument } from '../document-row'
import { carryOut, type ScheduleRow } from './carry-out'
import { scheduleFailedMail } from './schedule-mails'
import { addresseeOf, makerOf } from './schedule-maker'

const MAX_TRIES = 20

type Parts = Pick<App, 'configuration'>

/**
 * Job that carries out a schedule in the name of the person who made it. A refused step stays listed with the reason, the person
 * is notified, and there is no retry.
 */
export function scheduleJob({ configuration }: Parts): AnyJobKind {
  return jobKind({
    name: SCHEDULE,
    payload: z.object({ id: z.int() }),
    mostTries: MAX_TRIES,
    async run(tx, { id: jobId, payload }) {
      const locked = await hold(tx, payload.id)
      if (!locked) return
      const { schedule, row } = locked
      const by = { principal: null, requestId: `job ${jobId}`, network: null }
      try {
        const principal = await makerOf(tx, schedule, configuration)
        await carryOut(tx, { schedule, row, principal }, { ...by, principal })
        await tx.delete(schedules).where(eq(schedules.id, schedule.id))
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        const problem = storedError(error)
        await tx.update(schedules).set({ problem }).where(eq(schedules.id, schedule.id))
        await emit(tx, {
          ...{ type: 'page.scheduleFailed', by, actorId: schedule.createdBy, id: row.id },
          ...{ action: schedule.action.toLowerCase(), locationId: row.locationId },
          reason: `schedule ${schedule.id}: ${error.message}`,
        })
        await notifyMaker(tx, { schedule: { ...schedule, problem }, row }, configuration.origin)
      }
    },
  })
}

/** Locks the document first, as a save does, then the schedule; returns `null` if it was cancelled. */
async function hold(tx: Orm, id: number) {
  const waiting = and(eq(schedules.id, id), isNull(schedules.problem))
  const [scheduled] = await tx.select().from(schedules).where(waiting)
  const row = scheduled && (await lockDocument(tx, scheduled.documentId))
  const [schedule] = await tx.select().from(schedules).where(waiting).for('update')
  return schedule && row ? { schedule, row } : null
}

async function notifyMaker(
  tx: Orm,
  { schedule, row }: { readonly schedule: ScheduleRow; readonly row: DocumentRow },
  origin: string,
): Promise<void> {
  const maker = await addresseeOf(tx, schedule.createdBy)
  const [location] = await tx
    .select({ name: locations.name, timeZone: locations.timeZone })
    .from(locations)
    .where(eq(locations.id, row.locationId))
  if (!maker || !location) return
  const step = {
    title: row.title,
    locationName: location.name,
    action: schedule.action,
    at: localTime(schedule.at.toISOString(), location.timeZone),
    problem: await storedRefusalIn(maker.language, schedule.problem ?? ''),
    href: `${origin}/editor/pages/${row.id}`,
  }
  await emailPerson(tx, maker, (t, language) => scheduleFailedMail(t, step, language))
}
