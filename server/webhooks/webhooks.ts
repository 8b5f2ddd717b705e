import { and, asc, desc, eq, ne } from 'drizzle-orm'
import { type Refusal, refusalFor } from '#schema/api/refusals/refusals'
import { isWebhookEvent, WEBHOOK_LIMITS } from '#schema/api/webhook-events'
import { lock } from '../database/locks'
import type { Orm } from '../database/orm'
import { webhookDeliveries as deliveries, locations, webhooks } from '../database/tables'
import { requireSignIn } from '../documents/document-row'
import { emit } from '../events/emit'
import { queueDeliveries, WEBHOOK_DELIVERY } from '../events/queue-webhooks'
import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../graphql/operations/connection'
import type { RequestContext } from '../graphql/operations/context'
import { idOf, inputId } from '../graphql/operations/ids'
import { ApiError, forPrograms, noSuchLocation, notFound } from '../http/errors/api-error'
import { isPublicAddress } from '../http/public-address'
import { checkPublicUrl } from '../http/read-public'
import { enqueue } from '../jobs/enqueue'
import { can } from '../people/access/can'
import { newSecret } from './sign-delivery'

type Webhook = typeof webhooks.$inferSelect
type Delivery = typeof deliveries.$inferSelect

export interface WebhookInput {
  readonly name: string
  readonly url: string
  readonly events: readonly string[]
  readonly locationId?: string | null
  readonly isEnabled: boolean
}

/** `WebhookSecret` in schema/api. */
export interface WebhookSecret {
  readonly id: number
  readonly secret: string
}

/** Lock that serializes additions, so that they can’t exceed the limit. */
const LIST = 'webhooks'

export async function webhookList(
  _: unknown,
  _args: unknown,
  context: RequestContext,
): Promise<readonly Webhook[]> {
  requireHeadOffice(context)
  const { orm } = context.readContext
  return orm
    .select()
    .from(webhooks)
    .orderBy(asc(webhooks.name), asc(webhooks.id))
    .limit(WEBHOOK_LIMITS.webhooks)
}

export async function webhookDeliveries(
  _: unknown,
  { webhookId, ...args }: PageArguments & { readonly webhookId: string },
  context: RequestContext,
): Promise<Connection<Delivery>> {
  requireHeadOffice(context)
  const { orm } = context.readContext
  const part = partOf(args)
  const own = eq(deliveries.webhookId, inputId(webhookId, 'webhookId'))
  const nodes = () =>
    orm
      .select()
      .from(deliveries)
      .where(own)
      .orderBy(desc(deliveries.id))
      .limit(part.first)
      .offset(part.offset)
  return connection({ nodes, totalCount: () => orm.$count(deliveries, own) }, part)
}

export function createWebhook(
  _: unknown,
  { webhook: input }: { readonly webhook: WebhookInput },
  context: RequestContext,
): Promise<WebhookSecret> {
  requireHeadOffice(context)
  const values = readInput(input, context)
  return context.app.changes.write(async (tx) => {
    await lock(tx, LIST)
    await checkLocation(tx, values.locationId)
    if ((await tx.$count(webhooks)) >= WEBHOOK_LIMITS.webhooks)
      throw new ApiError(
        'LIMIT_EXCEEDED',
        refusalFor('manyWebhooks', { most: WEBHOOK_LIMITS.webhooks }),
      )
    const secret = newSecret()
    const [webhook] = await tx
      .insert(webhooks)
      .values({ ...values, secret })
      .returning()
    if (!webhook) throw new Error(`The webhook '${values.name}' was not written`)
    await emitChange(tx, context, { id: webhook.id, action: 'createWebhook' })
    return { id: webhook.id, secret }
  })
}

export function updateWebhook(
  _: unknown,
  args: { readonly id: string; readonly webhook: WebhookInput; readonly expectedVersion: number },
  context: RequestContext,
): Promise<Webhook> {
  requireHeadOffice(context)
  const values = readInput(args.webhook, context)
  return context.app.changes.write(async (tx) => {
    const before = await lockWebhook(tx, args.id)
    if (before.version !== args.expectedVersion)
      throw new ApiError('CONFLICT', refusalFor('newerWebhook'))
    await checkLocation(tx, values.locationId)
    const isWell = { failingSince: null, failures: 0, retryAt: null }
    const version = before.version + 1
    const [webhook] = await tx
      .update(webhooks)
      .set({ ...values, ...isWell, version })
      .where(eq(webhooks.id, before.id))
      .returning()
    if (!webhook) throw new Error(`The webhook ${before.id} was locked and is gone`)
    await emitChange(tx, context, { id: before.id, action: 'updateWebhook', version })
    return webhook
  })
}

export function deleteWebhook(
  _: unknown,
  { id: text }: { readonly id: string },
  context: RequestContext,
): Promise<boolean> {
  requireHeadOffice(context)
  const id = inputId(text, 'id')
  return context.app.changes.write(async (tx) => {
    const gone = await tx.delete(webhooks).where(eq(webhooks.id, id)).returning({ id: webhooks.id })
    if (gone.length === 0) return false
    await emitChange(tx, context, { id, action: 'deleteWebhook' })
    return true
  })
}

export function rotateWebhookSecret(
  _: unknown,
  { id: text }: { readonly id: string },
  context: RequestContext,
): Promise<WebhookSecret> {
  requireHeadOffice(context)
  return context.app.changes.write(async (tx) => {
    const { id, version } = await lockWebhook(tx, text)
    const secret = newSecret()
    const changed = { secret, version: version + 1, ...changedBy(context) }
    await tx.update(webhooks).set(changed).where(eq(webhooks.id, id))
    await emitChange(tx, context, { id, action: 'rotateWebhookSecret', version: version + 1 })
    return { id, secret }
  })
}

export function testWebhook(
  _: unknown,
  { id }: { readonly id: string },
  context: RequestContext,
): Promise<Delivery> {
  requireHeadOffice(context)
  return context.app.changes.write(async (tx) => {
    const { id: webhookId, locationId, isEnabled } = await lockWebhook(tx, id)
    if (!isEnabled) throw new ApiError('BAD_USER_INPUT', refusalFor('webhookOff'))
    const payload = { type: 'webhook.test', locationId, data: { id: webhookId } } as const
    await tx.update(webhooks).set({ retryAt: null }).where(eq(webhooks.id, webhookId))
    const [delivery] = await queueDeliveries(tx, [{ webhookId, payload }])
    await emitChange(tx, context, { id: webhookId, action: 'testWebhook' })
    const [row] = await tx
      .select()
      .from(deliveries)
      .where(eq(deliveries.id, delivery ?? 0))
    if (!row) throw new Error(`A test of the webhook ${webhookId} was not written`)
    return row
  })
}

export function replayDelivery(
  _: unknown,
  { id: text }: { readonly id: string },
  context: RequestContext,
): Promise<boolean> {
  requireHeadOffice(context)
  const id = idOf(text)
  if (id === null) return Promise.resolve(false)
  return context.app.changes.write(async (tx) => {
    const [delivery] = await tx.select().from(deliveries).where(eq(deliveries.id, id))
    if (!delivery) return false
    const { id: webhookId } = await lockWebhook(tx, String(delivery.webhookId))
    // Waiting deliveries are sent anyway, so of two simultaneous replays only one takes effect.
    const replayed = await tx
      .update(deliveries)
      .set({ status: 'WAITING', queuedAt: new Date(), error: null })
      .where(and(eq(deliveries.id, id), ne(deliveries.status, 'WAITING')))
      .returning({ id: deliveries.id })
    if (replayed.length === 0) return true
    await tx.update(webhooks).set({ retryAt: null }).where(eq(webhooks.id, webhookId))
    await enqueue(tx, { kind: WEBHOOK_DELIVERY, payload: { id } })
    await emitChange(tx, context, { id: webhookId, action: 'replayDelivery' })
    return true
  })
}

function requireHeadOffice({ principal }: RequestContext): void {
  requireSignIn(principal)
  if (can(principal, 'administer', { locationId: null, isPublic: false })) return
  throw new ApiError('FORBIDDEN', refusalFor('webhooksByNetwork'))
}

function readInput(
  { name, url, events, locationId, isEnabled }: WebhookInput,
  context: RequestContext,
) {
  const called = name.trim()
  if (called === '') throw inputError(refusalFor('nameWebhook'))
  const unknown = events.find((event) => !isWebhookEvent(event))
  if (unknown !== undefined)
    throw new ApiError('BAD_USER_INPUT', forPrograms(`Unknown event “${unknown}”.`))
  if (events.length === 0) throw inputError(refusalFor('chooseEvents'))
  return {
    ...{ name: called, url: readUrl(url), events: [...new Set(events)], isEnabled },
    locationId: locationId == null ? null : inputId(locationId, 'locationId'),
    ...changedBy(context),
  }
}

function changedBy({ principal }: RequestContext) {
  return { changedAt: new Date(), changedByName: principal?.name ?? '' }
}

/** The resolved IP address is checked at connection time. */
function readUrl(text: string): string {
  try {
    const url = new URL(text.trim())
    checkPublicUrl(url, { allows: isPublicAddress })
    return url.href
  } catch {
    throw inputError(refusalFor('webhookAddress'))
  }
}

async function checkLocation(tx: Orm, id: number | null): Promise<void> {
  if (id === null) return
  const [known] = await tx.select({ id: locations.id }).from(locations).where(eq(locations.id, id))
  if (!known) throw noSuchLocation(id)
}

async function lockWebhook(tx: Orm, text: string): Promise<Webhook> {
  const id = idOf(text)
  const [row] =
    id === null
      ? []
      : await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('no key update')
  if (!row) throw notFound('webhook')
  return row
}

function inputError(refusal: Refusal): ApiError {
  return new ApiError('BAD_USER_INPUT', refusal)
}

interface WebhookChange {
  readonly id: number
  readonly action: string
  readonly version?: number
}

async function emitChange(
  tx: Orm,
  by: RequestContext,
  { id, action, version }: WebhookChange,
): Promise<void> {
  await emit(tx, {
    ...{ type: 'webhook.changed', by, id, action, locationId: null },
    toVersion: version ?? null,
  })
}
