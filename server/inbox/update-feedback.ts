import { eq } from 'drizzle-orm'
import { type FeedbackStatus, FORM_LIMITS } from '#schema/api/forms'
import { can } from '../access/can'
import { Principal } from '../access/principal'
import { audit } from '../audit/audit'
import type { Orm } from '../database/orm'
import { assignments, feedback, users } from '../database/tables'
import { ApiError } from '../errors/api-error'
import type { RequestContext } from '../operations/context'
import { type FeedbackNode, readFeedback } from './feedback'
import { checkVersion, heldFeedback } from './held-feedback'

export interface UpdateArguments {
  readonly id: string
  readonly expectedVersion: number
  readonly status?: FeedbackStatus | null
  /** `null` is nobody; left out, it stays. */
  readonly assigneeId?: string | null
  readonly note?: string | null
}

/** The assignee, status and note of a message. */
export function updateFeedback(
  _: unknown,
  args: UpdateArguments,
  context: RequestContext,
): Promise<FeedbackNode> {
  const note = args.note?.trim()
  if (note !== undefined && note.length > FORM_LIMITS.note)
    throw new ApiError(
      'BAD_USER_INPUT',
      `A note has at most ${FORM_LIMITS.note} characters; this one has ${note.length}.`,
    )
  return context.app.changes.write(async (tx) => {
    const row = await heldFeedback(tx, context, { id: args.id, action: 'answerMessages' })
    checkVersion(row, args.expectedVersion)
    const { assigneeId } = args
    if (assigneeId) await checkAssignee(tx, assigneeId, row.locationId)
    const status = args.status ?? row.status
    await tx
      .update(feedback)
      .set({
        status,
        version: row.version + 1,
        ...(assigneeId !== undefined && { assigneeId }),
        ...(note !== undefined && { note }),
      })
      .where(eq(feedback.id, row.id))
    await audit(tx, {
      ...{ chain: `feedback:${row.id}`, by: context, action: 'updateFeedback', outcome: 'ALLOW' },
      ...{ locationId: row.locationId, fromStatus: row.status, toStatus: status },
      ...{ fromVersion: row.version, toVersion: row.version + 1 },
    })
    return readFeedback(tx, row.id)
  })
}

/** Somebody who may read it: to others it could be assigned, and never be seen. */
async function checkAssignee(tx: Orm, id: string, locationId: number): Promise<void> {
  const [person] = await tx.select().from(users).where(eq(users.id, id))
  const held = await tx
    .select({ locationId: assignments.locationId, level: assignments.level })
    .from(assignments)
    .where(eq(assignments.userId, id))
  if (person && person.deactivatedAt === null) {
    const principal = new Principal({ ...person, assignments: held })
    if (can(principal, 'readMessages', { locationId, isPublic: false, kind: 'message' })) return
  }
  throw new ApiError(
    'BAD_USER_INPUT',
    'Messages of this location are assigned to people who manage it.',
  )
}
