import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { AssignmentKind, PermissionLevel } from '#schema/entities/statuses'
import { instant, rowId } from './columns'
import { locations } from './records'

/** People who sign in. This table and the three below have the columns better-auth expects. */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  /** Whether signing in with the password asks for a code besides. */
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  /** When the last invitation was sent to them; `null` for who was never invited. Not a column of better-auth. */
  invitedAt: instant('invited_at'),
  /** Since when the person may not sign in; `null` for everyone else. Not a column of better-auth. */
  deactivatedAt: instant('deactivated_at'),
  /** Of the editor and of emails, as `gu`; `null` until one is known. Not a column of better-auth. */
  language: text('language'),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

export const sessions = pgTable('sessions', {
  id: text('id').primaryKey(),
  /** The hash of the token; the token itself is nowhere stored. */
  token: text('token').notNull().unique(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  /** Whether it was begun with a passkey, or one was made in it: that counts as two-step verification. */
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

/** The second factors of people: a secret for codes, and backup codes, both encrypted. */
export const twoFactors = pgTable(
  'two_factors',
  {
    id: text('id').primaryKey(),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whether its owner has entered a code of it once: before that it asks for nothing. */
    verified: boolean('verified').notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: instant('locked_until'),
  },
  (table) => [index('two_factors_user').on(table.userId)],
)

/** Keys on people's devices that sign in without a password (WebAuthn): the public half of each. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** As the device calls it, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** How often it has signed, where the device counts: less than before means a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/** What may be done to which kinds in which languages, composed by head office; see `schema/entities/permissions.ts`. */
export const permissionSets = pgTable('permission_sets', {
  id: rowId(),
  name: text('name').notNull().unique(),
  /** `Permissions` as JSON. */
  permissions: text('permissions').notNull(),
  version: integer('version').notNull().default(1),
})

/** What people hold besides their name: a position, a role at a location, a type of role in a department of a location. */
export const roles = pgTable(
  'roles',
  {
    id: rowId(),
    kind: text('kind').$type<RoleKind>().notNull(),
    name: text('name').notNull(),
    /** Only for the third kind; empty for the others. */
    department: text('department').notNull().default(''),
    /** The location the role applies to; `null` for all. */
    locationId: integer('location_id').references(() => locations.id),
    /** With the default location: what all sites show, too. */
    ofNetwork: boolean('of_network').notNull().default(false),
    level: text('level').$type<PermissionLevel>().notNull(),
    /** What its holders may do beyond the level, which is VIEW then. */
    permissionSetId: integer('permission_set_id').references(() => permissionSets.id),
    version: integer('version').notNull().default(1),
  },
  (table) => [index('roles_location').on(table.locationId)],
)

export type RoleKind = Exclude<AssignmentKind, 'PERSON'>

/**
 * Who may do what where; `location_id` null is every location. Those of a role are written for each of its holders, with the
 * place and level of the role: whatever asks who may do something reads this table alone.
 */
export const assignments = pgTable(
  'assignments',
  {
    id: rowId(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    locationId: integer('location_id').references(() => locations.id),
    /** With the default location: what all sites show, too. */
    ofNetwork: boolean('of_network').notNull().default(false),
    level: text('level').$type<PermissionLevel>().notNull(),
    /** The role by which it is held; null for what was given to the person. */
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
