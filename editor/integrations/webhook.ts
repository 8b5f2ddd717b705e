import type { WebhooksQuery } from '../api/operations/generated'

/** A webhook as its list reads it. */
export type Webhook = WebhooksQuery['webhooks'][number]
