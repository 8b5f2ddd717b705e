import { eq } from 'drizzle-orm'
import { type FeedbackStatus, FORM_LIMITS } from '#schema/api/forms'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { Orm } from '../../database/orm'
import { feedback, locations, users } from '../../database/tables'
import { emit } from '../../events/emit'
import type { RequestContext } from '../../graphql/operations/context'
import { ApiError } from '../../http/errors/api-error'
import { emailPerson } from '../../mail/email-person'
import { can } from '../../people/access/can'
import type { Principal } from '../../people/access/principal'
import { readPrincipal } from '../../people/accounts/read-principal'
import { assignedMail } from './assigned-mail'
import { type FeedbackNode, readFeedback } from './feedback'
import { checkVersion, lockFeedbackForUpdate } from './lock-feedback'

export interface UpdateArguments {
  readonly id: string
  readonly expectedVersion: number
  readonly status?: FeedbackStatus | null
  /** `null` removes the assignee; undefined keeps them. */
  readonly assigneeId?: string | null
  readonly note?: string | null
}

/** Updates the assignee, status and note of a message. */
export function updateFeedback(
  _: unknown,
  args: UpdateArguments,
  context: RequestContext,
): Promise<FeedbackNode> {
  const note = args.note?.trim()
  if (note !== undefined && note.length > FORM_LIMITS.note)
    throw new ApiError(
      'BAD_USER_INPUT',
      refusalFor('longNote', { most: FORM_LIMITS.note, count: note.length }),
    )
  return context.app.changes.write(async (tx) => {
    const row = await lockFeedbackForUpdate(tx, context, { id: args.id, action: 'answerMessages' })
    checkVersion(row, args.expectedVersion)
    const { assigneeId } = args
    if (assigneeId && assigneeId !== row.assigneeId) {
      checkMayAssign(context.principal, row.locationId)
      await checkAssignee(tx, assigneeId, row.locationId)
    }
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
    await emit(tx, {
      ...{ type: 'message.changed', by: context, id: row.id, action: 'updateFeedback' },
      ...{ locationId: row.locationId, fromStatus: row.status, toStatus: status },
      ...{ fromVersion: row.version, toVersion: row.version + 1 },
    })
    if (assigneeId && assigneeId !== row.assigneeId)
      await notifyAssignee(tx, context, row, assigneeId)
    return readFeedback(tx, row.id)
  })
}

/** Notifies the assignee of a message by email, unless they assigned it to themselves. */
async function notifyAssignee(
  tx: Orm,
  { app, principal }: RequestContext,
  row: { readonly id: number; readonly locationId: number },
  assigneeId: string,
): Promise<void> {
  if (assigneeId === principal?.id) return
  const [person] = await tx
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, assigneeId))
  const [place] = await tx
    .select({ name: locations.name })
    .from(locations)
    .where(eq(locations.id, row.locationId))
  if (!person || !place) return
  const assignment = {
    ...{ by: principal?.name ?? '', locationName: place.name },
    href: `${app.configuration.origin}/editor/inbox/${row.id}`,
  }
  await emailPerson(tx, person, (t) => assignedMail(t, assignment))
}

/** Throws if the caller may not assign the message to others. An assignee may only give it back. */
function checkMayAssign(principal: Principal | null, locationId: number): void {
  if (can(principal, 'answerMessages', { locationId, isPublic: false, kind: 'message' })) return
  throw new ApiError('FORBIDDEN', refusalFor('assignedByManagers'))
}

/** Throws if the assignee may not answer the message, because they could never see it. */
async function checkAssignee(tx: Orm, id: string, locationId: number): Promise<void> {
  const [person] = await tx.select().from(users).where(eq(users.id, id))
  const principal = person && (await readPrincipal({ orm: tx }, person))
  const resource = { locationId, isPublic: false, kind: 'message' } as const
  if (principal && can(principal, 'answerAssignedMessages', resource)) return
  throw new ApiError('BAD_USER_INPUT', refusalFor('assignToContributors'))
}
