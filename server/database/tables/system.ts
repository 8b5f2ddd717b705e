import { sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { AuditAlert } from '#schema/api/audit-alerts'
import { users } from './accounts'
import { instant, rowId } from './columns'
import { jsonText } from './json-text'
import { locations } from './records'

/** What the product keeps for itself: the generated secret, whether the sample was loaded. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
})

/** Who did what, without content and tokens; each row of a chain holds the hash of the one before. */
export const auditRows = pgTable(
  'audit_rows',
  {
    chain: text('chain').notNull(),
    number: integer('number').notNull(),
    at: instant('at').notNull(),
    requestId: text('request_id').notNull(),
    actorId: text('actor_id'),
    action: text('action').notNull(),
    locationId: integer('location_id'),
    fromVersion: integer('from_version'),
    toVersion: integer('to_version'),
    fromStatus: text('from_status'),
    toStatus: text('to_status'),
    outcome: text('outcome').notNull(),
    reason: text('reason'),
    /** Where the request came from, shortened. */
    network: text('network'),
    /** The assignment that allowed it. */
    allowedBy: text('allowed_by'),
    /** How many times it happened; `null` is once. */
    count: integer('count'),
    /** The names of the fields that were changed, separated by commas. */
    fields: text('fields'),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.number] }),
    index('audit_rows_latest').on(table.at),
    index('audit_rows_location').on(table.locationId, table.at),
  ],
)

/** What a person is told of by email, at a location or, without one, in the whole network. */
export const auditAlerts = pgTable(
  'audit_alerts',
  {
    id: rowId(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    locationId: integer('location_id').references(() => locations.id),
    alerts: jsonText<readonly AuditAlert[]>('alerts').notNull(),
    /** Rows of the audit until then have been told of. */
    toldUntil: instant('told_until').notNull(),
  },
  (table) => [unique('audit_alerts_place').on(table.userId, table.locationId).nullsNotDistinct()],
)

const xid = customType<{ data: string }>({ dataType: () => 'xid8' })

/** Records that have changed, for other servers and for pages that a server kept on its disk; the newest rows stay. */
export const changes = pgTable(
  'changes',
  {
    id: rowId(),
    keys: text('keys').notNull(),
    at: instant('at').notNull().defaultNow(),
    /** The transaction it was written in. */
    xid: xid('xid').notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [index('changes_xid').on(table.xid)],
)

/**
 * Points taken from the budgets of server/http/limits, so that servers count together. Unlogged: a lost row costs a limit a few
 * minutes, and a write costs no sync of the disk.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** The budget's name and a hash of whose it is. */
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: instant('expire').notNull(),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
)

/** The servers that work on this database, by the last sign of life of each (PostgreSQL only). */
export const servers = pgTable('servers', {
  id: text('id').primaryKey(),
  /** For people: host and process. */
  name: text('name').notNull(),
  /** Which files it reads and writes (`FileStore.identity`). */
  storeIdentity: text('store_identity').notNull(),
  startedAt: instant('started_at').notNull(),
  seenAt: instant('seen_at').notNull(),
})

/** Originals that are being stored: what has no record in the end is taken out of the store again. */
export const pendingOriginals = pgTable('pending_originals', {
  name: text('name').primaryKey(),
  since: instant('since').notNull().defaultNow(),
})
