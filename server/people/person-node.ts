import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { AssignmentKind, PermissionLevel } from '#schema/entities/statuses'
import type { Orm } from '../database/orm'
import { assignments, credentials, permissionSets, roles, users } from '../database/tables'
import { ApiError, notFound } from '../http/errors/api-error'
import { managedLocations } from './access/can'
import { type Assignment, type Principal, roleLabel } from './access/principal'
import { hasPasskey } from './accounts/second-step'
import { endOfInvitation } from './people-mails'
import { kindLevels } from './permission-sets'
import { type AssignmentPlace, EVERYWHERE, mayAssign } from './read-assignments'

export type PersonStatus = 'ACTIVE' | 'INVITED' | 'DEACTIVATED'

/** A person as shown to people managers (`Person` in schema/api). */
export interface PersonNode {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly status: PersonStatus
  /** Assignments at the locations that the caller manages. */
  readonly assignments: readonly PersonAssignment[]
  readonly createdAt: Date
  readonly lastSignedInAt: Date | null
  readonly isYou: boolean
  readonly hasTwoFactor: boolean
  readonly hasPasskey: boolean
  /** The time the invitation expires; `null` if it was accepted. */
  readonly invitationExpiresAt: Date | null
  /** True if the caller manages all of the person’s locations and so may deactivate them. */
  readonly isManagedByYou: boolean
}

export interface PersonAssignment {
  readonly id: number
  readonly locationId: number | null
  readonly ofNetwork: boolean
  readonly level: PermissionLevel
  readonly kind: AssignmentKind
  /** Label of the granting role; `null` if assigned to the person directly. */
  readonly role: string | null
  readonly permissionSetId: number | null
  readonly permissionSet: string | null
  readonly validFrom: Date | null
  readonly validUntil: Date | null
}

// Raw SQL, because the query builder omits the table name in single-table queries, and the column would then refer to the inner
// table.
/** True if the person has neither a password nor another way to sign in yet. */
export const isInvited = sql<boolean>`not exists (select 1 from credentials c where c.user_id = users.id)`
export const lastSignIn = sql<Date | null>`(select max(s.created_at) from sessions s where s.user_id = users.id)`

export const personColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  language: users.language,
  createdAt: users.createdAt,
  deactivatedAt: users.deactivatedAt,
  invitedAt: users.invitedAt,
  hasTwoFactor: users.twoFactorEnabled,
  hasPasskey: hasPasskey.mapWith(Boolean),
  isInvited: isInvited.mapWith(Boolean),
  lastSignedInAt: lastSignIn.mapWith(users.createdAt),
}
export interface PersonRow {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly language: string | null
  readonly createdAt: Date
  readonly deactivatedAt: Date | null
  readonly invitedAt: Date | null
  readonly hasTwoFactor: boolean
  readonly hasPasskey: boolean
  readonly isInvited: boolean
  readonly lastSignedInAt: Date | null
}

/** Returns the nodes of rows, reading all their assignments with one query. */
export async function personNodes(
  orm: Orm,
  principal: Principal,
  rows: readonly PersonRow[],
): Promise<readonly PersonNode[]> {
  if (rows.length === 0) return []
  const granted = await assignmentsOf(
    orm,
    rows.map(({ id }) => id),
  )
  return rows.map((row) =>
    nodeOf(
      principal,
      row,
      granted.filter(({ userId }) => userId === row.id),
    ),
  )
}

/** Reads all assignments of people, with the roles that grant them. */
async function assignmentsOf(orm: Orm, userIds: readonly string[]) {
  const granted = await orm
    .select({
      id: assignments.id,
      userId: assignments.userId,
      locationId: assignments.locationId,
      ofNetwork: assignments.ofNetwork,
      level: assignments.level,
      role: { kind: roles.kind, name: roles.name, department: roles.department },
      permissionSetId: assignments.permissionSetId,
      permissionSet: permissionSets.name,
      validFrom: assignments.validFrom,
      validUntil: assignments.validUntil,
    })
    .from(assignments)
    .leftJoin(roles, eq(roles.id, assignments.roleId))
    .leftJoin(permissionSets, eq(permissionSets.id, assignments.permissionSetId))
    .where(inArray(assignments.userId, [...userIds]))
    .orderBy(sql`${assignments.locationId} nulls first`, asc(assignments.id))
  return granted.map(({ role, ...assignment }) => ({
    ...assignment,
    kind: role?.kind ?? ('PERSON' as const),
    role: role && roleLabel(role),
  }))
}

function nodeOf(
  principal: Principal,
  row: PersonRow,
  all: readonly PersonAssignment[],
): PersonNode {
  const seen = all.filter((one) => mayAssign(principal, one))
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    status: statusOf(row),
    assignments: seen,
    createdAt: row.createdAt,
    lastSignedInAt: row.lastSignedInAt,
    isYou: row.id === principal.id,
    hasTwoFactor: row.hasTwoFactor,
    hasPasskey: row.hasPasskey,
    invitationExpiresAt: row.isInvited && row.invitedAt ? endOfInvitation(row.invitedAt) : null,
    isManagedByYou: isManaged(principal, all),
  }
}

function statusOf({ deactivatedAt, isInvited: hasNoWayIn }: PersonRow): PersonStatus {
  if (deactivatedAt !== null) return 'DEACTIVATED'
  return hasNoWayIn ? 'INVITED' : 'ACTIVE'
}

/**
 * Returns whether the principal manages all of a person’s locations. A person without assignments is managed only by the network.
 */
function isManaged(principal: Principal, all: readonly AssignmentPlace[]): boolean {
  if (mayAssign(principal, EVERYWHERE)) return true
  return all.length > 0 && all.every((one) => mayAssign(principal, one))
}

/** A person whose row is locked by this transaction. */
export interface LockedPerson {
  readonly row: PersonRow
  readonly node: PersonNode
  /** All assignments, including those at locations that the caller doesn’t manage. */
  readonly granted: readonly PersonAssignment[]
}

/** Locks a person for this transaction; reports them as missing if the caller manages none of their locations. */
export async function lockPersonForUpdate(
  tx: Orm,
  principal: Principal,
  id: string,
): Promise<LockedPerson> {
  if (managedLocations(principal).length === 0)
    throw new ApiError('FORBIDDEN', refusalFor('noPeople'))
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
  const [row] = await tx.select(personColumns).from(users).where(eq(users.id, id))
  if (!row) throw notFound('person')
  const granted = await assignmentsOf(tx, [id])
  const node = nodeOf(principal, row, granted)
  if (!node.isManagedByYou && node.assignments.length === 0) throw notFound('person')
  return { row, node, granted }
}

/** Returns the node of a person after a change in this transaction. */
export async function readPerson(tx: Orm, principal: Principal, id: string): Promise<PersonNode> {
  const rows = await tx.select(personColumns).from(users).where(eq(users.id, id))
  const [node] = await personNodes(tx, principal, rows)
  if (!node) throw new Error(`The person ${id} was changed and is gone`)
  return node
}

/** Throws if nobody who manages the whole network and can sign in would be left. */
export async function checkManagerStays(tx: Orm, name: string): Promise<void> {
  const [manager] = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(assignments, eq(assignments.userId, users.id))
    .innerJoin(credentials, eq(credentials.userId, users.id))
    .where(
      and(
        isNull(users.deactivatedAt),
        isNull(assignments.locationId),
        eq(assignments.level, 'MANAGE'),
        // A temporary manager doesn’t count.
        isNull(assignments.validUntil),
        or(isNull(assignments.validFrom), lte(assignments.validFrom, new Date())),
      ),
    )
    .limit(1)
  if (manager) return
  throw new ApiError('CONFLICT', refusalFor('onlyManager', { name }))
}

/** Resolvers of assignment fields that are not stored. */
export const assignmentType = {
  // Assignments granted by the configuration don’t come from a role.
  kind: ({ kind }: Partial<PersonAssignment>) => kind ?? 'PERSON',
  ofNetwork: ({ ofNetwork }: Partial<Assignment>) => ofNetwork ?? false,
  kinds: ({ permissions }: Partial<Assignment>) => (permissions ? kindLevels(permissions) : []),
  languages: ({ permissions }: Partial<Assignment>) => permissions?.languages ?? null,
}
