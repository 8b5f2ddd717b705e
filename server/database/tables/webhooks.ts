import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, rowId } from './columns'
import { jsonText } from './json-text'
import { locations } from './records'

/** Addresses that are notified of changes. */
export const webhooks = pgTable('webhooks', {
  id: rowId(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  events: jsonText<readonly string[]>('events').notNull(),
  /** `null` for changes of the whole network. */
  locationId: integer('location_id').references(() => locations.id),
  /** The secret that signs deliveries; stored in plain text because signing needs it. */
  secret: text('secret').notNull(),
  isEnabled: boolean('is_enabled').notNull(),
  version: integer('version').notNull().default(1),
  changedAt: instant('changed_at').notNull(),
  changedByName: text('changed_by_name').notNull(),
  failingSince: instant('failing_since'),
  /** Number of failed attempts since the last success, and the time of the next one. */
  failures: integer('failures').notNull().default(0),
  retryAt: instant('retry_at'),
})

/** Past and pending deliveries of webhooks; the newest rows are kept. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: rowId(),
    webhookId: integer('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text('event').notNull(),
    payload: text('payload').notNull(),
    status: text('status').$type<'WAITING' | 'DELIVERED' | 'FAILED'>().notNull(),
    tries: integer('tries').notNull().default(0),
    statusCode: integer('status_code'),
    error: text('error'),
    /** The last time it was queued: a delivery sent again is queued again. */
    queuedAt: instant('queued_at').notNull(),
    triedAt: instant('tried_at'),
  },
  (table) => [index('webhook_deliveries_latest').on(table.webhookId, table.id)],
)
