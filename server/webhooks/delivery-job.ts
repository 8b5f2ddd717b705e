import { and, desc, eq, lt, lte, or } from 'drizzle-orm'
import { z } from 'zod'
import { WEBHOOK_LIMITS } from '#schema/api/webhook-events'
import type { Orm } from '../database/orm'
import { webhookDeliveries as deliveries, webhooks } from '../database/tables'
import { WEBHOOK_DELIVERY } from '../events/queue-webhooks'
import { postPublic } from '../http/post-public'
import type { ReadParts } from '../http/read-public'
import { enqueue } from '../jobs/enqueue'
import { type AnyJobKind, jobKind } from '../jobs/job-kind'
import { signatureHeaders } from './sign-delivery'

type Delivery = typeof deliveries.$inferSelect
type Webhook = typeof webhooks.$inferSelect

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** Retry delays recommended by Standard Webhooks, in milliseconds; the last one is repeated. */
const WAITS_MS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR]
const GIVE_UP_MS = 72 * HOUR
const KEEP_MS = 30 * 24 * HOUR
/** The log is shortened after this number of deliveries. */
const SHORTEN_EVERY = 20
const MAX_ERROR_LENGTH = 300
/** HTTP status `Gone`: the receiver wants no more deliveries. */
const GONE = 410

/** Parts replaced in tests. */
interface DeliveryParts {
  readonly clock: () => Date
  readonly parts?: ReadParts
}

/**
 * Job that sends a delivery: one at a time per webhook, and while it fails one per delay, so that an unreachable server causes
 * few attempts regardless of the number of changes. Delivery is at least once; receivers recognize duplicates by their id.
 */
export function deliveryJob({ clock, parts }: DeliveryParts): AnyJobKind {
  return jobKind({
    name: WEBHOOK_DELIVERY,
    payload: z.object({ id: z.int() }),
    mostTries: 20,
    async run(tx, { payload: { id } }) {
      const [delivery] = await tx.select().from(deliveries).where(eq(deliveries.id, id))
      if (delivery?.status !== 'WAITING') return
      const webhook = await lockWebhook(tx, delivery.webhookId)
      if (!webhook) return
      const now = clock()
      if (id % SHORTEN_EVERY === 0) await shortenLog(tx, webhook.id, now)
      if (!webhook.isEnabled) return markFailed(tx, delivery, 'This webhook is turned off.')
      if (now.getTime() - delivery.queuedAt.getTime() > GIVE_UP_MS)
        return markFailed(
          tx,
          delivery,
          delivery.error ?? 'The address was not reached for three days.',
        )
      if (webhook.retryAt && webhook.retryAt > now) return planAgain(tx, id, webhook.retryAt)
      const outcome = await send(webhook, delivery, { now, parts })
      await storeOutcome(tx, { webhook, delivery, now }, outcome)
    },
  })
}

/** Uses the weaker `no key update` lock, so that queueing a delivery during a save doesn’t wait for another server’s response. */
async function lockWebhook(tx: Orm, id: number): Promise<Webhook | undefined> {
  const [webhook] = await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('no key update')
  return webhook
}

interface Outcome {
  readonly statusCode: number | null
  /** `null` if it was accepted. */
  readonly error: string | null
}

async function send(
  { url, secret }: Webhook,
  { id, payload: body }: Delivery,
  { now, parts }: { readonly now: Date; readonly parts: ReadParts | undefined },
): Promise<Outcome> {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Toran',
    ...signatureHeaders(secret, { id: `msg_${id}`, at: now, body }),
  }
  try {
    const statusCode = await postPublic(url, { headers, body }, parts)
    const isAccepted = statusCode >= 200 && statusCode < 300
    return { statusCode, error: isAccepted ? null : `The address answered with ${statusCode}.` }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { statusCode: null, error: message.slice(0, MAX_ERROR_LENGTH) }
  }
}

interface Attempt {
  readonly webhook: Webhook
  readonly delivery: Delivery
  readonly now: Date
}

async function storeOutcome(
  tx: Orm,
  { webhook, delivery, now }: Attempt,
  { statusCode, error }: Outcome,
): Promise<void> {
  const status = error === null ? 'DELIVERED' : 'WAITING'
  await tx
    .update(deliveries)
    .set({ status, statusCode, error, tries: delivery.tries + 1, triedAt: now })
    .where(eq(deliveries.id, delivery.id))
  const isHere = eq(webhooks.id, webhook.id)
  if (error === null) {
    const isWell = { failingSince: null, failures: 0, retryAt: null }
    if (webhook.failures > 0) await tx.update(webhooks).set(isWell).where(isHere)
    return
  }
  const wait = WAITS_MS[Math.min(webhook.failures, WAITS_MS.length - 1)] ?? HOUR
  const retryAt = new Date(now.getTime() + wait)
  await tx
    .update(webhooks)
    .set({
      ...{ failures: webhook.failures + 1, retryAt, failingSince: webhook.failingSince ?? now },
      ...(statusCode === GONE && { isEnabled: false }),
    })
    .where(isHere)
  await planAgain(tx, delivery.id, retryAt)
}

async function planAgain(tx: Orm, id: number, runAt: Date): Promise<void> {
  await enqueue(tx, { kind: WEBHOOK_DELIVERY, payload: { id }, runAt })
}

async function markFailed(tx: Orm, { id }: Delivery, error: string): Promise<void> {
  await tx.update(deliveries).set({ status: 'FAILED', error }).where(eq(deliveries.id, id))
}

/** Shortens the log including waiting deliveries: a receiver that is unreachable for long loses the oldest ones. */
async function shortenLog(tx: Orm, webhookId: number, now: Date): Promise<void> {
  const own = eq(deliveries.webhookId, webhookId)
  const [last] = await tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(own)
    .orderBy(desc(deliveries.id))
    .offset(WEBHOOK_LIMITS.deliveries)
    .limit(1)
  const isOld = lt(deliveries.queuedAt, new Date(now.getTime() - KEEP_MS))
  await tx.delete(deliveries).where(and(own, last ? or(isOld, lte(deliveries.id, last.id)) : isOld))
}
