import { and, count, eq, isNull } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { ScheduledAction } from '#schema/entities/statuses'
import type { Orm } from '../../database/orm'
import { schedules } from '../../database/tables'
import { ApiError } from '../../http/errors/api-error'
import { enqueue } from '../../jobs/enqueue'
import { SCHEDULE } from '../../jobs/scheduled-jobs'
import type { Principal } from '../../people/access/principal'
import type { DocumentRow } from '../document-row'
import type { TextsOfPage } from '../texts-of-page'

/** Limit of schedules per page; more would be a mistake. */
const MAX_SCHEDULES = 50

/** A schedule to be created for a page. */
interface NewSchedule extends TextsOfPage {
  readonly action: ScheduledAction
  readonly at: Date
  readonly until: Date | null
  readonly version: number
}

/** Stores a schedule and adds its job. The same step for the same texts at the same time is stored once. */
export async function writeSchedule(
  tx: Orm,
  { row, by }: { readonly row: DocumentRow; readonly by: Pick<Principal, 'id' | 'name'> },
  { action, at, until, version, language, locationId }: NewSchedule,
): Promise<void> {
  const waiting = and(eq(schedules.documentId, row.id), isNull(schedules.problem))
  const [known] = await tx.select({ count: count() }).from(schedules).where(waiting)
  if (Number(known?.count ?? 0) >= MAX_SCHEDULES)
    throw new ApiError('LIMIT_EXCEEDED', refusalFor('manySchedules', { max: MAX_SCHEDULES }))
  const place = { language: language ?? null, locationId: locationId ?? null }
  await tx.delete(schedules).where(
    and(
      ...[waiting, eq(schedules.action, action)],
      // Unpublishing is scheduled only once, regardless of the time.
      action === 'PUBLISH' ? eq(schedules.at, at) : undefined,
      place.language === null ? isNull(schedules.language) : eq(schedules.language, place.language),
      place.locationId === null
        ? isNull(schedules.locationId)
        : eq(schedules.locationId, place.locationId),
    ),
  )
  const [schedule] = await tx
    .insert(schedules)
    .values({
      ...{ documentId: row.id, action, at, until, version, ...place },
      ...{ createdBy: by.id, createdByName: by.name },
    })
    .returning({ id: schedules.id })
  if (!schedule) throw new Error(`A schedule of document ${row.id} was not written`)
  await enqueue(tx, { kind: SCHEDULE, payload: { id: schedule.id }, runAt: at })
}
