import { and, eq, inArray, sql } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { lock } from '../../database/locks'
import type { Orm } from '../../database/orm'
import { feedback, jobs, signUps } from '../../database/tables'
import { emit } from '../../events/emit'
import type { RequestContext } from '../../graphql/operations/context'
import { idOf } from '../../graphql/operations/ids'
import { ApiError } from '../../http/errors/api-error'
import { MAIL } from '../../mail/mail-job'
import { locationOfMessages, ofLocations } from './message-access'

interface EraseArguments {
  readonly email: string
  readonly locationId?: string | null
}

export interface ErasedVisitor {
  readonly feedback: number
  readonly signUps: number
}

/**
 * Deletes all data of a visitor’s email address, at one location or at all that the caller manages. The audit log records the
 * location and the number of rows, but not the address.
 */
export async function eraseVisitor(
  _: unknown,
  args: EraseArguments,
  context: RequestContext,
): Promise<ErasedVisitor> {
  const { app } = context
  const { principal, locationId } = locationOfMessages(
    context.principal,
    args.locationId,
    'eraseMessages',
  )
  const email = args.email.trim().toLowerCase()
  if (!email.includes('@')) throw new ApiError('BAD_USER_INPUT', refusalFor('enterEmailToErase'))
  return app.changes.write(async (tx) => {
    // If two people erase the same visitor, the second finds nothing.
    await lock(tx, `visitor ${email}`)
    const messages = await tx
      .delete(feedback)
      .where(
        and(
          ofLocations(feedback.locationId, principal, { locationId }),
          eq(sql`lower(${feedback.email})`, email),
        ),
      )
      .returning({ locationId: feedback.locationId })
    const signed = await tx
      .delete(signUps)
      .where(
        and(
          ofLocations(signUps.locationId, principal, { locationId }),
          eq(sql`lower(${signUps.email})`, email),
        ),
      )
      .returning({ locationId: signUps.locationId })
    if (messages.length + signed.length > 0) await deleteWaitingMails(tx, email)
    await noteErased(tx, context, [...messages, ...signed])
    return { feedback: messages.length, signUps: signed.length }
  })
}

interface DeleteArguments {
  readonly id: string
  /** Required, so that a missing message and one the caller can’t see give the same error. */
  readonly locationId: string
}

/** Deletes one message: of a visitor without an address, or one that should not have been sent. */
export function deleteFeedback(
  _: unknown,
  { id: text, locationId: place }: DeleteArguments,
  context: RequestContext,
): Promise<boolean> {
  const { locationId = 0 } = locationOfMessages(context.principal, place, 'eraseMessages')
  const id = idOf(text)
  return context.app.changes.write(async (tx) => {
    if (id === null) return false
    const [deleted] = await tx
      .delete(feedback)
      .where(and(eq(feedback.id, id), eq(feedback.locationId, locationId)))
      .returning({ version: feedback.version, status: feedback.status })
    if (!deleted) return false
    await emit(tx, {
      ...{ type: 'message.deleted', by: context, id, action: 'deleteFeedback' },
      ...{ locationId, fromVersion: deleted.version, fromStatus: deleted.status },
    })
    return true
  })
}

/** Writes an audit row per location with the number of deleted messages and sign-ups. */
async function noteErased(
  tx: Orm,
  by: RequestContext,
  erased: readonly { readonly locationId: number }[],
): Promise<void> {
  const counts = new Map<number, number>()
  for (const { locationId } of erased) counts.set(locationId, (counts.get(locationId) ?? 0) + 1)
  for (const [locationId, count] of [...counts].sort(([a], [b]) => a - b)) {
    await lock(tx, `visitors:${locationId}`)
    await emit(tx, { type: 'visitor.erased', by, action: 'eraseVisitor', locationId, count })
  }
}

/** Deletes unsent emails, because they contain the visitor’s address and messages. */
async function deleteWaitingMails(tx: Orm, email: string): Promise<void> {
  const waiting = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.kind, MAIL), eq(sql`lower(${jobs.payload}::json ->> 'to')`, email)))
    .for('update', { skipLocked: true })
  const ids = waiting.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(jobs).where(inArray(jobs.id, ids))
}
