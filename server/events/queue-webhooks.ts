import { asc, eq } from 'drizzle-orm'
import type { WebhookEvent } from '#schema/api/webhook-events'
import { subscribersOf } from '../database/announcements'
import type { Orm } from '../database/orm'
import { webhookDeliveries, webhooks } from '../database/tables'
import { enqueueEach } from '../jobs/enqueue'

/** The kind of job that sends a delivery, with its own queue (`server/webhooks`). */
export const WEBHOOK_DELIVERY = 'webhookDelivery'

/** Data that webhooks receive about an event. */
export interface WebhookPayload {
  readonly type: WebhookEvent | 'webhook.test'
  readonly locationId: number | null
  readonly data: Readonly<Record<string, string | number | null>>
}

/** Rows per statement, because the number of parameters is limited. */
const BATCH_SIZE = 500

/** Queues webhook payloads in the transaction of the change. Sends no statement if there are no webhooks. */
export async function queueWebhooks(tx: Orm, payloads: readonly WebhookPayload[]): Promise<void> {
  if (payloads.length === 0 || !subscribersOf(tx).hasWebhooks) return
  const webhookRows = await tx
    .select({ id: webhooks.id, events: webhooks.events, locationId: webhooks.locationId })
    .from(webhooks)
    .where(eq(webhooks.isEnabled, true))
    .orderBy(asc(webhooks.id))
  const deliveries = payloads.flatMap((payload) =>
    webhookRows
      .filter(({ events }) => events.includes(payload.type))
      .filter(({ locationId }) => locationId === null || locationId === payload.locationId)
      .map(({ id }) => ({ webhookId: id, payload })),
  )
  for (let from = 0; from < deliveries.length; from += BATCH_SIZE)
    await queueDeliveries(tx, deliveries.slice(from, from + BATCH_SIZE))
}

interface NewDelivery {
  readonly webhookId: number
  readonly payload: WebhookPayload
}

/** Queues deliveries, at least one; returns their ids. */
export async function queueDeliveries(
  tx: Orm,
  added: readonly NewDelivery[],
): Promise<readonly number[]> {
  const timestamp = new Date()
  const rows = await tx
    .insert(webhookDeliveries)
    .values(
      added.map(({ webhookId, payload: { type, data } }) => ({
        ...{ webhookId, event: type, status: 'WAITING' as const, queuedAt: timestamp },
        payload: JSON.stringify({ type, timestamp, data }),
      })),
    )
    .returning({ id: webhookDeliveries.id })
  await enqueueEach(
    tx,
    rows.map(({ id }) => ({ kind: WEBHOOK_DELIVERY, payload: { id } })),
  )
  return rows.map(({ id }) => id)
}
