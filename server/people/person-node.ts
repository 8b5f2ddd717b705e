import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { AssignmentKind, PermissionLevel } from '#schema/entities/statuses'
import type { Orm } from '../database/orm'
import { assignments, credentials, permissionSets, roles, users } from '../database/tables'
import { ApiError, notFound } from '../http/errors/api-error'
import { managedLocations } from './access/can'
import type { Principal } from './access/principal'
import { roleLabel } from './access/principal'
import { hasPasskey } from './accounts/second-step'
import { endOfInvitation } from './people-mails'
import { type AssignmentPlace, EVERYWHERE, mayAssign } from './read-assignments'

export type PersonStatus = 'ACTIVE' | 'INVITED' | 'DEACTIVATED'

/** A person as those who manage people see them (`Person` in schema/api). */
export interface PersonNode {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly status: PersonStatus
  /** At the places that the caller manages. */
  readonly assignments: readonly PersonAssignment[]
  readonly createdAt: Date
  readonly lastSignedInAt: Date | null
  readonly isYou: boolean
  readonly hasTwoFactor: boolean
  readonly hasPasskey: boolean
  /** When the invitation stops working; `null` for who has accepted. */
  readonly invitationExpiresAt: Date | null
  /** Whether the caller manages every place of theirs, and so may deactivate them. */
  readonly isManagedByYou: boolean
}

export interface PersonAssignment {
  readonly id: number
  readonly locationId: number | null
  readonly ofNetwork: boolean
  readonly level: PermissionLevel
  readonly kind: AssignmentKind
  /** The role by which it is held, in words; `null` for what was given to the person. */
  readonly role: string | null
  readonly permissionSetId: number | null
  readonly permissionSet: string | null
  readonly validFrom: Date | null
  readonly validUntil: Date | null
}

// Written out: of a single table the query builder leaves the table's name away, which would be the inner one's here.
/** Has no password yet, nor another way to sign in. */
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

/** The nodes of rows, with one query for all their assignments. */
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

/** All that people may do, with the roles by which they may. */
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

/** Someone without an assignment belongs to nobody but the network. */
function isManaged(principal: Principal, all: readonly AssignmentPlace[]): boolean {
  if (mayAssign(principal, EVERYWHERE)) return true
  return all.length > 0 && all.every((one) => mayAssign(principal, one))
}

/** A person whose row this transaction holds. */
export interface LockedPerson {
  readonly row: PersonRow
  readonly node: PersonNode
  /** All that they may do, also where the caller manages nothing. */
  readonly granted: readonly PersonAssignment[]
}

/** Holds a person for this transaction; to those who manage no place of theirs the person is not there. */
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

/** The node of a person after a change in this transaction. */
export async function readPerson(tx: Orm, principal: Principal, id: string): Promise<PersonNode> {
  const rows = await tx.select(personColumns).from(users).where(eq(users.id, id))
  const [node] = await personNodes(tx, principal, rows)
  if (!node) throw new Error(`The person ${id} was changed and is gone`)
  return node
}

/** Refuses to go on when nobody would be left who manages the whole network and can sign in. */
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
        // Who manages it until a day is not who is left after it.
        isNull(assignments.validUntil),
        or(isNull(assignments.validFrom), lte(assignments.validFrom, new Date())),
      ),
    )
    .limit(1)
  if (manager) return
  throw new ApiError('CONFLICT', refusalFor('onlyManager', { name }))
}
