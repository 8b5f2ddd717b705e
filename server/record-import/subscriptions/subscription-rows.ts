import { eq } from 'drizzle-orm'
import type { Caller } from '../../audit/audit'
import type { Orm } from '../../database/orm'
import { calendarSubscriptions } from '../../database/tables'
import { emit } from '../../events/emit'
import { enqueue } from '../../jobs/enqueue'
import { CALENDAR_SYNC } from '../../jobs/scheduled-jobs'

export type Subscription = typeof calendarSubscriptions.$inferSelect

/** Reads and locks a subscription for this transaction. */
export async function lockSubscription(tx: Orm, id: number): Promise<Subscription | undefined> {
  const [row] = await tx
    .select()
    .from(calendarSubscriptions)
    .where(eq(calendarSubscriptions.id, id))
    .for('no key update')
  return row
}

/** Schedules the next check. A job that finds another time in the row does nothing. */
export async function planCheck(tx: Orm, id: number, runAt: Date): Promise<void> {
  await enqueue(tx, { kind: CALENDAR_SYNC, payload: { id }, runAt })
}

export async function emitChange(
  tx: Orm,
  { id, locationId, version }: Pick<Subscription, 'id' | 'locationId' | 'version'>,
  {
    by,
    action,
    reason,
  }: { readonly by: Caller; readonly action: string; readonly reason?: string },
): Promise<void> {
  await emit(tx, {
    ...{ type: 'calendarSubscription.changed', by, id, action, locationId, toVersion: version },
    ...(reason !== undefined && { reason }),
  })
}
