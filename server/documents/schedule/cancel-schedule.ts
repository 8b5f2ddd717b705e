import { and, eq } from 'drizzle-orm'
import { publications, schedules } from '../../database/tables'
import { emit } from '../../events/emit'
import type { RequestContext } from '../../graphql/operations/context'
import { idOf } from '../../graphql/operations/ids'
import { documentFor, requireSignIn } from '../document-row'

/** Cancels a scheduled step of a page; returns whether it still existed. Its job then finds nothing to do. */
export function cancel(
  context: RequestContext,
  { documentId, id: text }: { readonly documentId: string; readonly id: string },
): Promise<boolean> {
  const principal = requireSignIn(context.principal)
  const id = idOf(text)
  return context.app.changes.write(async (tx) => {
    const row = await documentFor(tx, principal, 'publish', idOf(documentId))
    const [schedule] = await tx
      .delete(schedules)
      .where(and(eq(schedules.id, id ?? 0), eq(schedules.documentId, row.id)))
      .returning()
    if (!schedule) return false
    if (schedule.action === 'UNPUBLISH')
      await tx
        .update(publications)
        .set({ until: null })
        .where(and(eq(publications.documentId, row.id), eq(publications.until, schedule.at)))
    await emit(tx, {
      ...{ type: 'page.scheduleChanged', by: context, id: row.id, action: 'cancelSchedule' },
      ...{ locationId: row.locationId, reason: `schedule ${schedule.id}` },
    })
    return true
  })
}
