import { eq } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { Orm } from '../../database/orm'
import { feedback } from '../../database/tables'
import { requireSignIn } from '../../documents/document-row'
import type { RequestContext } from '../../graphql/operations/context'
import { idOf } from '../../graphql/operations/ids'
import { ApiError, notFound } from '../../http/errors/api-error'
import { type Action, can } from '../../people/access/can'
import type { Principal } from '../../people/access/principal'

export type StoredFeedback = typeof feedback.$inferSelect

const OF_ASSIGNEES = { answerMessages: 'answerAssignedMessages' } as const

/**
 * Locks a message for this transaction. Reports it as not found unless the caller answers messages at its location or is its
 * assignee.
 */
export async function lockFeedbackForUpdate(
  tx: Orm,
  { principal: asking }: Pick<RequestContext, 'principal'>,
  { id, action }: { readonly id: string; readonly action: 'answerMessages' | 'eraseMessages' },
): Promise<StoredFeedback> {
  const principal = requireSignIn(asking)
  const known = idOf(id)
  const [row] =
    known === null
      ? []
      : await tx.select().from(feedback).where(eq(feedback.id, known)).for('update')
  if (!row || !mayHold(principal, action, row)) throw notFound('message')
  return row
}

function mayHold(principal: Principal, action: Action, row: StoredFeedback): boolean {
  const resource = { locationId: row.locationId, isPublic: false, kind: 'message' } as const
  if (can(principal, action, resource)) return true
  return (
    action === 'answerMessages' &&
    row.assigneeId === principal.id &&
    can(principal, OF_ASSIGNEES[action], resource)
  )
}

/** Throws if the message has changed since the caller read it. */
export function checkVersion({ version }: StoredFeedback, expected: number): void {
  if (version === expected) return
  throw new ApiError('CONFLICT', refusalFor('messageChanged'))
}
