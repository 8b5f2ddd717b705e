import type { WebhooksQuery } from '../api/operations/generated'

/** A webhook as queried by its list. */
export type Webhook = WebhooksQuery['webhooks'][number]
