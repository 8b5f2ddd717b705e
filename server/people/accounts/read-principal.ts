import { and, eq, isNull } from 'drizzle-orm'
import { isInForce } from '../../database/assigned-at'
import type { Database } from '../../database/database'
import { assignments, permissionSets, roles, users } from '../../database/tables'
import { Principal, roleLabel } from '../access/principal'
import { readPermissions } from '../access/read-permissions'

/** Reads a person with the assignments currently in force; `null` if the account is deactivated. */
export async function readPrincipal(
  { orm }: Pick<Database, 'orm'>,
  user: { readonly id: string; readonly name: string; readonly email: string },
  sessionId: string | null = null,
): Promise<Principal | null> {
  const rows = await orm
    .select({
      id: assignments.id,
      locationId: assignments.locationId,
      ofNetwork: assignments.ofNetwork,
      level: assignments.level,
      role: { kind: roles.kind, name: roles.name, department: roles.department },
      permissions: permissionSets.permissions,
    })
    .from(users)
    .leftJoin(assignments, and(eq(assignments.userId, users.id), isInForce()))
    .leftJoin(roles, eq(roles.id, assignments.roleId))
    .leftJoin(permissionSets, eq(permissionSets.id, assignments.permissionSetId))
    .where(and(eq(users.id, user.id), isNull(users.deactivatedAt)))
  if (rows.length === 0) return null
  const { id, name, email } = user
  const granted = rows.flatMap(({ id: row, locationId, ofNetwork, level, role, permissions }) => {
    if (row === null || level === null) return []
    const by = role && { kind: role.kind, role: roleLabel(role) }
    const more = permissions !== null && { permissions: readPermissions(permissions) }
    const whole = ofNetwork === true && { ofNetwork }
    return [{ id: row, locationId, level, ...whole, ...by, ...more }]
  })
  return new Principal({ id, name, email, assignments: granted, sessionId })
}
