import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, rowId } from './columns'
import { jsonText } from './json-text'
import { locations } from './records'

/** Addresses that are told of changes. */
export const webhooks = pgTable('webhooks', {
  id: rowId(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  events: jsonText<readonly string[]>('events').notNull(),
  /** `null` for the changes of the whole network. */
  locationId: integer('location_id').references(() => locations.id),
  /** What deliveries are signed with: it has to be known to sign them. */
  secret: text('secret').notNull(),
  isEnabled: boolean('is_enabled').notNull(),
  version: integer('version').notNull().default(1),
  changedAt: instant('changed_at').notNull(),
  changedByName: text('changed_by_name').notNull(),
  failingSince: instant('failing_since'),
  /** How many attempts have failed since one was accepted, and when the next one is made. */
  failures: integer('failures').notNull().default(0),
  retryAt: instant('retry_at'),
})

/** What webhooks were told of and are to be told of; the newest rows stay. */
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
    /** The last time: a delivery that is sent again is queued again. */
    queuedAt: instant('queued_at').notNull(),
    triedAt: instant('tried_at'),
  },
  (table) => [index('webhook_deliveries_latest').on(table.webhookId, table.id)],
)
