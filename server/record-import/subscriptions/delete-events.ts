import { and, eq, inArray } from 'drizzle-orm'
import type { Orm } from '../../database/orm'
import { events, importedRecords } from '../../database/tables'
import { ApiError } from '../../http/errors/api-error'
import event from '../../records/event/event.adapter'
import type { SavingContext } from '../../records/save-record'
import { setStatusesInside } from '../../records/set-status'
import type { Subscription } from './subscription-rows'

/**
 * Moves all events of a subscription to the trash; returns their number. Throws and moves none if one may not be deleted. Their
 * import keys are deleted too, so that a new subscription adds them again.
 */
export async function deleteEvents(
  { tx, context }: { readonly tx: Orm; readonly context: SavingContext },
  { id }: Pick<Subscription, 'id'>,
): Promise<number> {
  const rows = await tx
    .select({ id: events.id, version: events.version })
    .from(importedRecords)
    .innerJoin(events, eq(events.id, importedRecords.recordId))
    .where(
      and(
        eq(importedRecords.subscriptionId, id),
        inArray(events.recordStatus, ['ACTIVE', 'INACTIVE']),
      ),
    )
  const results = await setStatusesInside({ tx, context }, event.writer, {
    status: 'DELETED',
    records: rows.map((row) => ({ id: String(row.id), expectedVersion: row.version })),
  })
  const refused = results.find((result) => result instanceof ApiError)
  if (refused) throw refused
  await tx.delete(importedRecords).where(eq(importedRecords.subscriptionId, id))
  return rows.length
}
