import { and, count, eq, inArray, isNull, ne } from 'drizzle-orm'
import { z } from 'zod'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { PermissionLevel } from '#schema/entities/statuses'
import { lock } from '../database/locks'
import type { Orm } from '../database/orm'
import { assignments, type RoleKind, roles } from '../database/tables'
import { requireSignIn } from '../documents/document-row'
import { emit } from '../events/emit'
import type { RequestContext } from '../graphql/operations/context'
import { inputId } from '../graphql/operations/ids'
import { ApiError, notFound } from '../http/errors/api-error'
import { managedLocations } from './access/can'
import type { Principal } from './access/principal'
import { roleLabel } from './access/principal'
import { MANAGERS } from './change-person'
import { checkManagerStays, lockPersonForUpdate } from './person-node'
import { checkPlaces, readPlace } from './read-assignments'
import { readText } from './read-text'
import { checkMayAssign, MAX_ROLES, type RoleNode, readRole } from './role-node'

interface RoleInput {
  readonly id?: string | null
  readonly expectedVersion?: number | null
  readonly kind: RoleKind
  readonly name: string
  readonly department?: string | null
  readonly locationId?: string | null
  readonly ofNetwork?: boolean | null
  readonly level: PermissionLevel
  readonly permissionSetId?: string | null
  readonly holderIds: readonly string[]
}

type RoleRow = typeof roles.$inferSelect
type RoleValues = Omit<RoleRow, 'id' | 'version'>

const MAX_HOLDERS = 200
const MAX_NAME_LENGTH = 100

/** Creates or changes a role, including its complete list of holders. Changes take effect for them immediately. */
export function createOrUpdateRole(
  _: unknown,
  { input }: { readonly input: RoleInput },
  context: RequestContext,
): Promise<RoleNode> {
  const principal = requireSignIn(context.principal)
  const values = readValues(input)
  checkMayAssign(principal, values)
  const holderIds = [...new Set(input.holderIds)].sort()
  if (holderIds.length > MAX_HOLDERS)
    throw new ApiError('LIMIT_EXCEEDED', refusalFor('manyHolders', { most: MAX_HOLDERS }))
  return context.app.changes.write(async (tx) => {
    await lock(tx, MANAGERS)
    await checkPlaces(tx, [values])
    const before = await readBefore(tx, principal, input)
    await checkNameIsFree(tx, values, before?.id ?? null)
    const id = await write(tx, values, before)
    const change = await changeHolders(tx, principal, { id, values, holderIds })
    if (before && isManager(before)) await checkManagerStays(tx, `The role “${roleLabel(before)}”`)
    await emitChanges(tx, context, { id, before, values, action: 'createOrUpdateRole', ...change })
    return readRole(tx, id)
  })
}

/** Deletes a role and the permissions it gives to its holders. A missing role is not an error. */
export function deleteRole(
  _: unknown,
  { id: given }: { readonly id: string },
  context: RequestContext,
): Promise<string> {
  const principal = requireSignIn(context.principal)
  const id = inputId(given, 'id')
  return context.app.changes.write(async (tx) => {
    await lock(tx, MANAGERS)
    const before = await findRole(tx, principal, id)
    if (!before) return given
    const change = await changeHolders(tx, principal, { id, values: before, holderIds: [] })
    await tx.delete(roles).where(eq(roles.id, id))
    if (isManager(before)) await checkManagerStays(tx, `The role “${roleLabel(before)}”`)
    await emitChanges(tx, context, { id, before, values: null, action: 'deleteRole', ...change })
    return given
  })
}

const roleName = z.string().trim().min(1, 'enterRoleName').max(MAX_NAME_LENGTH, 'longName')
const departmentName = z.string().trim().min(1, 'enterDepartment').max(MAX_NAME_LENGTH, 'longName')

function readValues(input: RoleInput): RoleValues {
  const { kind } = input
  const permissionSetId =
    input.permissionSetId == null ? null : inputId(input.permissionSetId, 'permissionSetId')
  const level = permissionSetId === null ? input.level : 'VIEW'
  const { locationId, ofNetwork } = readPlace(input)
  if (kind !== 'POSITION' && locationId === null)
    throw new ApiError('BAD_USER_INPUT', refusalFor('chooseRoleLocation'))
  const isOfDepartment = kind === 'DEPARTMENT_ROLE_TYPE_BY_LOCATION'
  return {
    ...{
      kind,
      level,
      permissionSetId,
      locationId,
      ofNetwork,
      name: readText(roleName, input.name),
    },
    department: isOfDepartment ? readText(departmentName, input.department ?? '') : '',
  }
}

async function readBefore(
  tx: Orm,
  principal: Principal,
  { id, expectedVersion }: RoleInput,
): Promise<RoleRow | null> {
  if (id == null) {
    const [counted] = await tx.select({ count: count() }).from(roles)
    if (Number(counted?.count ?? 0) >= MAX_ROLES)
      throw new ApiError('LIMIT_EXCEEDED', refusalFor('manyRoles', { most: MAX_ROLES }))
    return null
  }
  const before = await findRole(tx, principal, inputId(id, 'id'))
  if (!before) throw notFound('role')
  if (expectedVersion != null && expectedVersion !== before.version)
    throw new ApiError('CONFLICT', refusalFor('newerRole'))
  return before
}

async function findRole(tx: Orm, principal: Principal, id: number): Promise<RoleRow | null> {
  if (managedLocations(principal).length === 0)
    throw new ApiError('FORBIDDEN', refusalFor('noPeople'))
  const [row] = await tx.select().from(roles).where(eq(roles.id, id)).for('update')
  if (row) checkMayAssign(principal, row)
  return row ?? null
}

async function checkNameIsFree(tx: Orm, values: RoleValues, own: number | null): Promise<void> {
  const { kind, name, department, locationId, ofNetwork } = values
  const [other] = await tx
    .select({ id: roles.id })
    .from(roles)
    .where(
      and(
        ...[eq(roles.kind, kind), eq(roles.name, name), eq(roles.department, department)],
        locationId === null ? isNull(roles.locationId) : eq(roles.locationId, locationId),
        eq(roles.ofNetwork, ofNetwork),
        own === null ? undefined : ne(roles.id, own),
      ),
    )
    .limit(1)
  if (other) throw new ApiError('CONFLICT', refusalFor('roleExists', { role: roleLabel(values) }))
}

async function write(tx: Orm, values: RoleValues, before: RoleRow | null): Promise<number> {
  if (before) {
    const version = before.version + 1
    await tx
      .update(roles)
      .set({ ...values, version })
      .where(eq(roles.id, before.id))
    return before.id
  }
  const [made] = await tx.insert(roles).values(values).returning({ id: roles.id })
  if (!made) throw new Error('A role was inserted and is not there')
  return made.id
}

interface Holding {
  readonly id: number
  readonly values: RoleValues
  readonly holderIds: readonly string[]
}

interface HolderChange {
  readonly added: readonly string[]
  readonly gone: readonly string[]
}

/**
 * Updates the holders of a role. Existing holders are not checked again, because the manager may not see people of other
 * locations.
 */
async function changeHolders(
  tx: Orm,
  principal: Principal,
  { id, values, holderIds }: Holding,
): Promise<HolderChange> {
  const { locationId, ofNetwork, level, permissionSetId } = values
  const given = { locationId, ofNetwork, level, permissionSetId }
  const rows = await tx
    .select({ userId: assignments.userId })
    .from(assignments)
    .where(eq(assignments.roleId, id))
  const before = rows.map(({ userId }) => userId)
  const gone = before.filter((userId) => !holderIds.includes(userId))
  const added = holderIds.filter((userId) => !before.includes(userId))
  if (gone.length > 0)
    await tx
      .delete(assignments)
      .where(and(eq(assignments.roleId, id), inArray(assignments.userId, gone)))
  await tx.update(assignments).set(given).where(eq(assignments.roleId, id))
  for (const userId of added) {
    const { node } = await lockPersonForUpdate(tx, principal, userId)
    if (node.status === 'DEACTIVATED')
      throw new ApiError('CONFLICT', refusalFor('deactivated', { name: node.name }))
  }
  if (added.length > 0)
    await tx.insert(assignments).values(added.map((userId) => ({ ...given, userId, roleId: id })))
  return { added, gone }
}

function isManager({ locationId, level }: RoleValues): boolean {
  return locationId === null && level === 'MANAGE'
}

interface RoleChange extends HolderChange {
  readonly id: number
  readonly action: 'createOrUpdateRole' | 'deleteRole'
  readonly before: RoleRow | null
  /** `null` if the role is deleted. */
  readonly values: RoleValues | null
}

/** Emits an event for the role, and one for each account that got or lost it. */
async function emitChanges(
  tx: Orm,
  by: RequestContext,
  { id, action, before, values, added, gone }: RoleChange,
): Promise<void> {
  const locationId = (values ?? before)?.locationId ?? null
  const rest = { by, locationId }
  const [fromStatus, toStatus] = [before?.level ?? null, values?.level ?? null]
  const access = (userId: string) =>
    ({ type: 'person.accessChanged', id: userId, ...rest }) as const
  await emit(
    tx,
    { type: 'role.changed', id, ...rest, action, fromStatus, toStatus },
    ...added.map((userId) => ({ ...access(userId), action: 'giveRole', toStatus })),
    ...gone.map((userId) => ({ ...access(userId), action: 'takeRole', fromStatus })),
  )
}
