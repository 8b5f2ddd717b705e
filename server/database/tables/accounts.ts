import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { AssignmentKind, PermissionLevel } from '#schema/entities/statuses'
import { instant, rowId } from './columns'
import { locations } from './records'

/** People who sign in. This table and the three below have the columns that better-auth expects. */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  /** True if signing in with the password also requires a code. */
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  /** The time of the last invitation; `null` if never invited. Not a column of better-auth. */
  invitedAt: instant('invited_at'),
  /** The time since which the person may not sign in; `null` for all others. Not a column of better-auth. */
  deactivatedAt: instant('deactivated_at'),
  /** The language of the editor and of emails, for example `gu`; `null` until known. Not a column of better-auth. */
  language: text('language'),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

export const sessions = pgTable('sessions', {
  id: text('id').primaryKey(),
  /** The hash of the token; the token itself isn't stored. */
  token: text('token').notNull().unique(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  /** True if it was started with a passkey, or one was created in it: that counts as two-step verification. */
  byPasskey: boolean('by_passkey').notNull().default(false),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

export const credentials = pgTable('credentials', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  password: text('password'),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: instant('access_token_expires_at'),
  refreshTokenExpiresAt: instant('refresh_token_expires_at'),
  scope: text('scope'),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

export const verifications = pgTable('verifications', {
  id: text('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: instant('expires_at').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

/** Second factors: a secret for codes, and backup codes, both encrypted. */
export const twoFactors = pgTable(
  'two_factors',
  {
    id: text('id').primaryKey(),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** True once its owner has entered a code; before that no code is required. */
    verified: boolean('verified').notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: instant('locked_until'),
  },
  (table) => [index('two_factors_user').on(table.userId)],
)

/** Passkeys for signing in without a password (WebAuthn): the public key of each. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The credential id set by the device, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** The signature counter, if the device has one: a lower value than before means that the key was copied. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/** Rights by kind and language, defined by head office; see `schema/entities/permissions.ts`. */
export const permissionSets = pgTable('permission_sets', {
  id: rowId(),
  name: text('name').notNull().unique(),
  /** `Permissions` as JSON. */
  permissions: text('permissions').notNull(),
  version: integer('version').notNull().default(1),
})

/** Roles that people hold: a position, a role at a location, or a type of role in a department of a location. */
export const roles = pgTable(
  'roles',
  {
    id: rowId(),
    kind: text('kind').$type<RoleKind>().notNull(),
    name: text('name').notNull(),
    /** Only for the third type; empty for the others. */
    department: text('department').notNull().default(''),
    /** The location the role applies to; `null` for all. */
    locationId: integer('location_id').references(() => locations.id),
    /** With the default location: includes content that all sites show. */
    ofNetwork: boolean('of_network').notNull().default(false),
    level: text('level').$type<PermissionLevel>().notNull(),
    /** Rights of its holders beyond the level, which is then VIEW. */
    permissionSetId: integer('permission_set_id').references(() => permissionSets.id),
    version: integer('version').notNull().default(1),
  },
  (table) => [index('roles_location').on(table.locationId)],
)

export type RoleKind = Exclude<AssignmentKind, 'PERSON'>

/**
 * Rights of people at places; `location_id` null means every location. Those of a role are stored for each holder, with the
 * role's place and level, so permission checks read only this table.
 */
export const assignments = pgTable(
  'assignments',
  {
    id: rowId(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    locationId: integer('location_id').references(() => locations.id),
    /** With the default location: includes content that all sites show. */
    ofNetwork: boolean('of_network').notNull().default(false),
    level: text('level').$type<PermissionLevel>().notNull(),
    /** The role that grants the permission; null if given to the person. */
    roleId: integer('role_id').references(() => roles.id, { onDelete: 'cascade' }),
    permissionSetId: integer('permission_set_id').references(() => permissionSets.id),
    validFrom: instant('valid_from'),
    validUntil: instant('valid_until'),
  },
  (table) => [
    index('assignments_user').on(table.userId),
    uniqueIndex('assignments_role').on(table.roleId, table.userId),
  ],
)
