import { and, eq } from 'drizzle-orm'
import { schedules } from '../../database/tables'
import { emit } from '../../events/emit'
import type { RequestContext } from '../../graphql/operations/context'
import { idOf } from '../../graphql/operations/ids'
import { documentFor, requireSignIn } from '../document-row'
import { checkOrder, readMoment } from './local-moment'
import { readEnd, timeZoneOf } from './plan-step'
import { writeSchedule } from './write-schedule'

/** Which schedule, and its new times: local times of the page's location. */
export interface MoveArguments {
  readonly documentId: string
  readonly id: string
  readonly at: string
  readonly until?: string | null
}

/**
 * Moves a schedule to another time; what is published then stays the version that was scheduled. It gets a job of its own:
 * that of the old time finds nothing to do. Returns whether it was still there.
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
