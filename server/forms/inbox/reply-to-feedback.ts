import { eq } from 'drizzle-orm'
import { FORM_LIMITS } from '#schema/api/forms'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { Orm } from '../../database/orm'
import { feedback, feedbackReplies, locations } from '../../database/tables'
import { requireSignIn } from '../../documents/document-row'
import { emit } from '../../events/emit'
import type { RequestContext } from '../../graphql/operations/context'
import { withIdempotency } from '../../graphql/operations/idempotency'
import { ApiError } from '../../http/errors/api-error'
import { tooMany } from '../../http/limits/too-many'
import { enqueue } from '../../jobs/enqueue'
import { mailAddress } from '../../mail/mail'
import { MAIL } from '../../mail/mail-job'
import { type FeedbackNode, readFeedback } from './feedback'
import { checkVersion, lockFeedbackForUpdate, type StoredFeedback } from './lock-feedback'
import { replyMail } from './reply-mail'

interface ReplyArguments {
  readonly id: string
  readonly expectedVersion: number
  readonly message: string
  readonly idempotencyKey?: string | null
}

/** Answers a visitor by email. The email job is added in the same transaction, so that a recorded answer is always sent. */
export async function replyToFeedback(
  _: unknown,
  args: ReplyArguments,
  context: RequestContext,
): Promise<FeedbackNode> {
  const principal = requireSignIn(context.principal)
  const message = readMessage(args.message)
  const { app } = context
  const request = {
    principal,
    key: args.idempotencyKey ?? null,
    payload: { replyTo: args.id, message },
  }
  const id = await app.changes.write((tx) =>
    withIdempotency(tx, request, async () => {
      const row = await lockFeedbackForUpdate(tx, context, {
        id: args.id,
        action: 'answerMessages',
      })
      checkVersion(row, args.expectedVersion)
      const to = addressOf(row)
      const wait = await app.limits.spend('repliesOfPerson', `person ${principal.id}`)
      if (wait !== null) throw tooMany('replies', wait)
      const mail = replyMail({ ...row, email: to }, { message, place: await placeOf(tx, row) })
      await enqueue(tx, { kind: MAIL, payload: mail })
      const reply = { feedbackId: row.id, message, byName: principal.name }
      await tx.insert(feedbackReplies).values(reply)
      await tx
        .update(feedback)
        .set({ status: 'ANSWERED', version: row.version + 1 })
        .where(eq(feedback.id, row.id))
      await emit(tx, {
        ...{ type: 'message.changed', by: context, id: row.id, action: 'replyToFeedback' },
        ...{ locationId: row.locationId, fromStatus: row.status, toStatus: 'ANSWERED' },
        ...{ fromVersion: row.version, toVersion: row.version + 1 },
      })
      return row.id
    }),
  )
  return readFeedback(app.database.orm, id)
}

function readMessage(text: string): string {
  const message = text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
  if (message === '') throw new ApiError('BAD_USER_INPUT', refusalFor('writeReply'))
  if (message.length > FORM_LIMITS.reply)
    throw new ApiError(
      'BAD_USER_INPUT',
      refusalFor('longReply', { most: FORM_LIMITS.reply, count: message.length }),
    )
  return message
}

/** Validates the address again, because imports may contain addresses that a form would refuse, including header injection. */
function addressOf({ email }: StoredFeedback): string {
  if (email === '') throw new ApiError('BAD_USER_INPUT', refusalFor('noReplyAddress'))
  const parsed = mailAddress.safeParse(email)
  if (parsed.success) return parsed.data
  throw new ApiError('BAD_USER_INPUT', refusalFor('badReplyAddress'))
}

async function placeOf(tx: Orm, { locationId }: StoredFeedback) {
  const [place] = await tx
    .select({ name: locations.name, email: locations.emailPrimary })
    .from(locations)
    .where(eq(locations.id, locationId))
  if (!place) throw new Error(`Feedback of location ${locationId}, which is not there`)
  return place
}
