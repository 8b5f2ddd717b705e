import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../app/app'
import type { Orm } from '../database/orm'
import { kitLocations, locations } from '../database/tables'
import { scheduleFailedMail } from '../documents/schedule/schedule-mails'
import { addresseeOf, makerOf } from '../documents/schedule/schedule-maker'
import { ApiError } from '../http/errors/api-error'
import { storedError, storedRefusalIn } from '../http/errors/refusal-text'
import { enqueue } from '../jobs/enqueue'
import { type AnyJobKind, jobKind } from '../jobs/job-kind'
import { KIT } from '../jobs/scheduled-jobs'
import { emailPerson } from '../mail/email-person'
import type { Translate } from '../mail/mail-messages'
import { changeKitRow, type Kit, type KitRow, readKit } from './kit-rows'
import { formPath } from './kit-steps'
import { emitChange, endAt, endOf, localMoment, publishAt } from './publish-kit'

const MAX_TRIES = 20

const payload = z.object({ kitId: z.int(), locationId: z.int(), step: z.enum(['publish', 'end']) })

/**
 * Job that publishes a kit at the time chosen by its location, and ends it after its last day, in the name of the person who
 * published it.
 */
export function kitJob(app: App): AnyJobKind {
  return jobKind({
    name: KIT,
    payload,
    mostTries: MAX_TRIES,
    async run(tx, { id: jobId, payload: { step, ...key } }) {
      const row = await hold(tx, key)
      if (!row || !isDue(row, step, app.clock())) return
      const by = { app, principal: null, requestId: `job ${jobId}`, network: null }
      // Rolls back only the writes of a refused step.
      await tx.execute(sql`savepoint kit_step`)
      try {
        const kit = await readKit(tx, key.kitId)
        const principal = await makerOf(tx, row, app.configuration)
        const kitContext = { tx, context: { ...by, principal } }
        if (step === 'publish') await publishAt(kitContext, kit, row)
        else await end(kitContext, kit, row)
        await tx.execute(sql`release savepoint kit_step`)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        await tx.execute(sql`rollback to savepoint kit_step`)
        await changeKitRow(tx, row, { problem: storedError(error), publishAt: null })
        await emitChange({ tx, context: by }, row, 'kitFailed')
        await notifyMaker(tx, row, { app, step, error })
      }
    },
  })
}

async function hold(
  tx: Orm,
  { kitId, locationId }: Pick<KitRow, 'kitId' | 'locationId'>,
): Promise<KitRow | undefined> {
  const [row] = await tx
    .select()
    .from(kitLocations)
    .where(and(eq(kitLocations.kitId, kitId), eq(kitLocations.locationId, locationId)))
    .for('update')
  return row
}

/** Returns whether a step is still due; moving a schedule creates a new job. */
function isDue(row: KitRow, step: z.infer<typeof payload>['step'], now: Date): boolean {
  if (row.endedAt !== null) return false
  if (step === 'end') return row.publishedAt !== null
  return row.publishAt !== null && row.publishAt <= now
}

/** Ends a kit, or schedules the end again if its last day was moved to a later date. */
async function end(kitContext: Parameters<typeof endAt>[0], kit: Kit, row: KitRow): Promise<void> {
  const { timeZone } = await placeOf(kitContext.tx, row.locationId)
  const due = endOf(kit, timeZone)
  if (due === null) return
  if (due <= kitContext.context.app.clock()) return endAt(kitContext, kit, row)
  const { kitId, locationId } = row
  await enqueue(kitContext.tx, {
    kind: KIT,
    payload: { kitId, locationId, step: 'end' },
    runAt: due,
  })
}

async function placeOf(tx: Orm, id: number) {
  const [location] = await tx
    .select({ name: locations.name, timeZone: locations.timeZone })
    .from(locations)
    .where(eq(locations.id, id))
  if (!location) throw new Error(`Location ${id} has a kit and is gone`)
  return location
}

async function notifyMaker(
  tx: Orm,
  row: KitRow,
  { app, step, error }: { readonly app: App; readonly step: string; readonly error: ApiError },
): Promise<void> {
  const maker = await addresseeOf(tx, row.createdBy)
  if (!maker) return
  const { name, timeZone } = await placeOf(tx, row.locationId)
  const failed = {
    action: step === 'publish' ? ('PUBLISH' as const) : ('UNPUBLISH' as const),
    at: localMoment(app.clock(), timeZone),
    href: `${app.configuration.origin}${formPath(row)}`,
    locationName: name,
    problem: await storedRefusalIn(maker.language, storedError(error)),
  }
  await emailPerson(tx, maker, (t: Translate, language) =>
    scheduleFailedMail(t, { ...failed, title: t('Kit') }, language),
  )
}
