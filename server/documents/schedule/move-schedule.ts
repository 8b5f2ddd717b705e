import { and, eq } from 'drizzle-orm'
import { schedules } from '../../database/tables'
import { emit } from '../../events/emit'
import type { RequestContext } from '../../graphql/operations/context'
import { idOf } from '../../graphql/operations/ids'
import { documentFor, requireSignIn } from '../document-row'
import { checkOrder, readMoment } from './local-moment'
import { readEnd, timeZoneOf } from './plan-step'
import { writeSchedule } from './write-schedule'

/** Arguments of `moveSchedule`: the schedule and its new times, local to the page’s location. */
export interface MoveArguments {
  readonly documentId: string
  readonly id: string
  readonly at: string
  readonly until?: string | null
}

/**
 * Moves a schedule to another time. The scheduled version stays the same. Creates a new job; the old job finds nothing to do.
 * Returns whether the schedule still existed.
 */
export function move(
  context: RequestContext,
  { documentId, id, at, until }: MoveArguments,
): Promise<boolean> {
  const principal = requireSignIn(context.principal)
  return context.app.changes.write(async (tx) => {
    const row = await documentFor(tx, principal, 'publish', idOf(documentId))
    const which = and(eq(schedules.id, idOf(id) ?? 0), eq(schedules.documentId, row.id))
    const [known] = await tx.delete(schedules).where(which).returning()
    if (!known) return false
    const now = context.app.clock()
    const timeZone = await timeZoneOf(tx, row.locationId)
    const moment = readMoment({ name: 'at', local: at, timeZone }, now)
    const end = known.action === 'PUBLISH' ? await readEnd(tx, row, { until, now }) : null
    if (end) checkOrder(moment, end)
    const { action, version, language, locationId } = known
    await writeSchedule(
      tx,
      { row, by: principal },
      {
        ...{ action, version, at: moment, until: end },
        ...{ language: language ?? undefined, locationId: locationId ?? undefined },
      },
    )
    await emit(tx, {
      ...{ type: 'page.scheduleChanged', by: context, id: row.id, action: 'moveSchedule' },
      ...{ locationId: row.locationId, reason: `schedule ${known.id}` },
    })
    return true
  })
}
