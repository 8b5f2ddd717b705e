import { asc, eq, inArray, sql } from 'drizzle-orm'
import { type Refusal, refusalFor } from '#schema/api/refusals/refusals'
import type { PermissionLevel } from '#schema/entities/statuses'
import type { Orm } from '../database/orm'
import { assignments, type RoleKind, roles, users } from '../database/tables'
import { requireSignIn } from '../documents/document-row'
import type { RequestContext } from '../graphql/operations/context'
import { inputId } from '../graphql/operations/ids'
import { ApiError } from '../http/errors/api-error'
import { managedLocations } from './access/can'
import type { Principal } from './access/principal'
import { type AssignmentPlace, mayAssign } from './read-assignments'

/** Maximum number of roles, because the list isn’t paginated. */
export const MAX_ROLES = 500

/** A role with its holders (`Role` in schema/api). */
export interface RoleNode {
  readonly id: number
  readonly kind: RoleKind
  readonly name: string
  readonly department: string
  readonly locationId: number | null
  readonly ofNetwork: boolean
  readonly level: PermissionLevel
  readonly permissionSetId: number | null
  readonly version: number
  readonly holders: readonly RoleHolder[]
}

interface RoleHolder {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** Returns the roles of the locations that the caller manages, ordered by name. */
export async function roleList(
  _: unknown,
  { locationId: given }: { readonly locationId?: string | null },
  { principal: asking, readContext: { orm } }: RequestContext,
): Promise<readonly RoleNode[]> {
  const principal = requireSignIn(asking)
  const locationId = given == null ? null : inputId(given, 'locationId')
  const isAllowed =
    locationId === null
      ? managedLocations(principal).length > 0
      : mayAssign(principal, { locationId, ofNetwork: false })
  if (!isAllowed) throw new ApiError('FORBIDDEN', refusalFor('noPeopleHere'))
  const rows = await orm
    .select()
    .from(roles)
    .where(locationId === null ? undefined : eq(roles.locationId, locationId))
    .orderBy(sql`lower(${roles.department})`, sql`lower(${roles.name})`, asc(roles.id))
    .limit(MAX_ROLES)
  return addHolders(
    orm,
    rows.filter((row) => mayAssign(principal, row)),
  )
}

/** Returns a role after a change in this transaction. */
export async function readRole(tx: Orm, id: number): Promise<RoleNode> {
  const [node] = await addHolders(tx, await tx.select().from(roles).where(eq(roles.id, id)))
  if (!node) throw new Error(`The role ${id} was changed and is gone`)
  return node
}

async function addHolders(
  orm: Orm,
  rows: readonly (typeof roles.$inferSelect)[],
): Promise<readonly RoleNode[]> {
  if (rows.length === 0) return []
  const holderRows = await orm
    .select({ roleId: assignments.roleId, id: users.id, name: users.name, email: users.email })
    .from(assignments)
    .innerJoin(users, eq(users.id, assignments.userId))
    .where(
      inArray(
        assignments.roleId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(sql`lower(${users.name})`, asc(users.id))
  return rows.map((row) => ({
    ...row,
    holders: holderRows
      .filter(({ roleId }) => roleId === row.id)
      .map(({ id, name, email }) => ({ id, name, email })),
  }))
}

/** Throws if the principal doesn’t manage the role’s location, because nobody can give more than they have. */
export function checkMayAssign(principal: Principal, place: AssignmentPlace): void {
  if (mayAssign(principal, place)) return
  throw new ApiError('FORBIDDEN', refusalOf(place))
}

function refusalOf({ locationId, ofNetwork }: AssignmentPlace): Refusal {
  if (locationId === null) return refusalFor('roleForAllByNetwork')
  return refusalFor(ofNetwork ? 'roleForNetworkByNetwork' : 'roleAtOwnLocations')
}
