import { and, eq, inArray, isNotNull, lt, or } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../../app/app'
import type { Orm } from '../../database/orm'
import { feedback, signUps, signUpTokens } from '../../database/tables'
import { enqueue } from '../../jobs/enqueue'
import { type AnyJobKind, jobKind } from '../../jobs/job-kind'
import { RETENTION } from '../../jobs/recurring-jobs'

const DAY_MS = 24 * 3_600_000
/** Days until unconfirmed and unsubscribed sign-ups are deleted. */
const SIGN_UP_DAYS = 30
/** Rows deleted per table and run; the next run, a minute later, deletes more. */
const BATCH_SIZE = 5_000
const MAX_TRIES = 8

/** Daily job that deletes visitors’ messages after the retention period, and what else is old. Each run schedules the next in its own transaction. */
export function retentionJob(
  { configuration }: Pick<App, 'configuration'>,
  deleteMore: (tx: Orm) => Promise<void>,
): AnyJobKind {
  const { messageDays } = configuration
  return jobKind({
    name: RETENTION,
    payload: z.object({}),
    mostTries: MAX_TRIES,
    async run(tx) {
      await deleteMore(tx)
      const isDone = await deleteOld(tx, messageDays)
      const runAt = new Date(Date.now() + (isDone ? DAY_MS : 60_000))
      await enqueue(tx, { kind: RETENTION, payload: {}, runAt })
    },
  })
}

/** Deletes a batch of old rows; returns whether none are left. */
export async function deleteOld(tx: Orm, messageDays: number, now = new Date()): Promise<boolean> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const oldMessages = tx
    .select({ id: feedback.id })
    .from(feedback)
    .where(lt(feedback.createdAt, before(messageDays)))
    .limit(BATCH_SIZE)
  const messages = await tx
    .delete(feedback)
    .where(inArray(feedback.id, oldMessages))
    .returning({ id: feedback.id })
  const oldSignUps = tx
    .select({ id: signUps.id })
    .from(signUps)
    .where(
      and(
        or(eq(signUps.status, 'PENDING'), eq(signUps.status, 'UNSUBSCRIBED')),
        lt(signUps.statusAt, before(SIGN_UP_DAYS)),
      ),
    )
    .limit(BATCH_SIZE)
  const left = await tx
    .delete(signUps)
    .where(inArray(signUps.id, oldSignUps))
    .returning({ id: signUps.id })
  await tx
    .delete(signUpTokens)
    .where(and(isNotNull(signUpTokens.expiresAt), lt(signUpTokens.expiresAt, now)))
  return messages.length < BATCH_SIZE && left.length < BATCH_SIZE
}
