import { sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { AuditAlert } from '#schema/api/audit-actions'
import { users } from './accounts'
import { instant, rowId } from './columns'
import { jsonText } from './json-text'
import { locations } from './records'

/** Internal settings: the generated secret, whether the sample was loaded. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
})

/** The audit log, without content and tokens; each row of a chain contains the hash of the previous one. */
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
    /** The shortened address of the request. */
    network: text('network'),
    /** The assignment that allowed the action. */
    allowedBy: text('allowed_by'),
    /** The number of occurrences; `null` means one. */
    count: integer('count'),
    /** The names of changed fields, separated by commas. */
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

/** A person's email alerts, for a location or, without one, for the whole network. */
export const auditAlerts = pgTable(
  'audit_alerts',
  {
    id: rowId(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    locationId: integer('location_id').references(() => locations.id),
    alerts: jsonText<readonly AuditAlert[]>('alerts').notNull(),
    /** Audit rows up to this time have been reported. */
    toldUntil: instant('told_until').notNull(),
  },
  (table) => [unique('audit_alerts_place').on(table.userId, table.locationId).nullsNotDistinct()],
)

const xid = customType<{ data: string }>({ dataType: () => 'xid8' })

/** Changed records, for other servers and for pages cached on disk; the newest rows are kept. */
export const changes = pgTable(
  'changes',
  {
    id: rowId(),
    keys: text('keys').notNull(),
    at: instant('at').notNull().defaultNow(),
    /** The transaction that wrote it. */
    xid: xid('xid').notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [index('changes_xid').on(table.xid)],
)

/**
 * Points consumed from the budgets of server/http/limits, so that servers count together. Unlogged: a lost row affects a limit
 * for a few minutes, and writes need no disk sync.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** The budget's name and a hash of its owner. */
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: instant('expire').notNull(),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
)

/** The servers running on this database, with the last heartbeat of each (PostgreSQL only). */
export const servers = pgTable('servers', {
  id: text('id').primaryKey(),
  /** For display: host and process. */
  name: text('name').notNull(),
  /** Identifies the files it reads and writes (`FileStore.identity`). */
  storeIdentity: text('store_identity').notNull(),
  startedAt: instant('started_at').notNull(),
  seenAt: instant('seen_at').notNull(),
})

/** Originals being stored: those that end up without a record are removed from the store. */
export const pendingOriginals = pgTable('pending_originals', {
  name: text('name').primaryKey(),
  since: instant('since').notNull().defaultNow(),
})
