import { and, eq, isNull } from 'drizzle-orm'
import { isInForce } from '../../database/assigned-at'
import type { Database } from '../../database/database'
import { assignments, permissionSets, roles, users } from '../../database/tables'
import { type Assignment, Principal, roleLabel } from '../access/principal'
import { readPermissions } from '../access/read-permissions'

/** Reads a person with the assignments currently in force; `null` if the account is deactivated. */
export async function readPrincipal(
  { orm }: Pick<Database, 'orm'>,
  user: { readonly id: string; readonly name: string; readonly email: string },
  sessionId: string | null = null,
): Promise<Principal | null> {
  const rows = await orm
    .select(GRANT)
    .from(users)
    .leftJoin(assignments, and(eq(assignments.userId, users.id), isInForce()))
    .leftJoin(roles, eq(roles.id, assignments.roleId))
    .leftJoin(permissionSets, eq(permissionSets.id, assignments.permissionSetId))
    .where(and(eq(users.id, user.id), isNull(users.deactivatedAt)))
  if (rows.length === 0) return null
  const { id, name, email } = user
  return new Principal({ id, name, email, assignments: rows.flatMap(toAssignment), sessionId })
}

/** An assignment, with its role and permission set. */
export const GRANT = {
  id: assignments.id,
  locationId: assignments.locationId,
  ofNetwork: assignments.ofNetwork,
  level: assignments.level,
  role: { kind: roles.kind, name: roles.name, department: roles.department },
  permissions: permissionSets.permissions,
}

type GrantRow = {
  readonly [Name in Exclude<keyof typeof GRANT, 'role'>]: (typeof GRANT)[Name]['_']['data'] | null
} & { readonly role: Pick<typeof roles.$inferSelect, 'department' | 'kind' | 'name'> | null }

/** Returns the assignment of a row; none for a person without any. */
export function toAssignment(row: GrantRow): readonly Assignment[] {
  const { id, locationId, ofNetwork, level, role, permissions } = row
  if (id === null || level === null) return []
  const by = role && { kind: role.kind, role: roleLabel(role) }
  const more = permissions !== null && { permissions: readPermissions(permissions) }
  const whole = ofNetwork === true && { ofNetwork }
  return [{ id, locationId, level, ...whole, ...by, ...more }]
}
