import { asc, count, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { refusalFor } from '#schema/api/refusals/refusals'
import { permissionKinds } from '#schema/entities/permission-kinds'
import type { PermissionKind, Permissions } from '#schema/entities/permissions'
import type { PermissionLevel } from '#schema/entities/statuses'
import { permissions as permissionsShape } from '#schema/entities/stored-permissions'
import { lock } from '../database/locks'
import type { Orm } from '../database/orm'
import { permissionSets, roles } from '../database/tables'
import { requireSignIn } from '../documents/document-row'
import { emit } from '../events/emit'
import type { RequestContext } from '../graphql/operations/context'
import { inputId } from '../graphql/operations/ids'
import { ApiError, forPrograms, notFound } from '../http/errors/api-error'
import { can, managedLocations } from './access/can'
import type { Principal } from './access/principal'
import { readPermissions } from './access/read-permissions'
import { refusalOfRule } from './read-text'

/** Maximum number of permission sets, because the list isn’t paginated. */
const MAX_SETS = 100
const MAX_NAME = 60
const LOCK = 'permission sets'

/** `PermissionSet` in schema/api. */
interface PermissionSetNode {
  readonly id: number
  readonly name: string
  readonly kinds: readonly KindLevel[]
  readonly languages: readonly string[] | null
  readonly version: number
  readonly holderCount: number
}

/** `KindLevel` in schema/api. */
export interface KindLevel {
  readonly kind: PermissionKind
  readonly level: PermissionLevel
}

interface PermissionSetInput {
  readonly id?: string | null
  readonly expectedVersion?: number | null
  readonly name: string
  readonly kinds: readonly { readonly kind: string; readonly level: PermissionLevel }[]
  readonly languages?: readonly string[] | null
}

/** Returns the permission sets by name to people who may assign them; empty for others. */
export async function permissionSetList(
  _: unknown,
  _args: unknown,
  { principal, readContext: { orm } }: RequestContext,
): Promise<readonly PermissionSetNode[]> {
  return managedLocations(principal).length === 0 ? [] : readSets(orm)
}

/** Creates or changes a permission set; the change applies to its holders immediately. */
export function createOrUpdatePermissionSet(
  _: unknown,
  { input }: { readonly input: PermissionSetInput },
  context: RequestContext,
): Promise<PermissionSetNode> {
  const principal = requireSignIn(context.principal)
  checkMayCompose(principal)
  const values = readValues(input)
  return context.app.changes.write(async (tx) => {
    await lock(tx, LOCK)
    const before = input.id == null ? null : await lockSetForUpdate(tx, inputId(input.id, 'id'))
    if (before && input.expectedVersion != null && input.expectedVersion !== before.version)
      throw new ApiError('CONFLICT', refusalFor('newerPermissionSet'))
    await checkNameIsFree(tx, values.name, before?.id ?? null)
    const id = before ? await update(tx, before, values) : await insert(tx, values)
    await emit(tx, {
      ...{ type: 'permissionSet.changed', by: context, id, locationId: null },
      action: 'createOrUpdatePermissionSet',
      ...{ fromVersion: before?.version ?? null, toVersion: (before?.version ?? 0) + 1 },
    })
    const [node] = await readSets(tx, id)
    if (!node) throw new Error(`The permission set ${id} was written and is not there`)
    return node
  })
}

/** Deletes a permission set that no one has. Deleting it twice is not an error. */
export function deletePermissionSet(
  _: unknown,
  { id: given }: { readonly id: string },
  context: RequestContext,
): Promise<string> {
  const principal = requireSignIn(context.principal)
  checkMayCompose(principal)
  const id = inputId(given, 'id')
  return context.app.changes.write(async (tx) => {
    await lock(tx, LOCK)
    const [row] = await readSets(tx, id)
    if (!row) return given
    const [ofRole] = await tx
      .select({ id: roles.id })
      .from(roles)
      .where(eq(roles.permissionSetId, id))
    if (row.holderCount > 0 || ofRole)
      throw new ApiError('CONFLICT', refusalFor('setInUse', { name: row.name }))
    await tx.delete(permissionSets).where(eq(permissionSets.id, id))
    await emit(tx, {
      ...{ type: 'permissionSet.changed', by: context, id, locationId: null },
      ...{ action: 'deletePermissionSet', fromVersion: row.version },
    })
    return given
  })
}

/** Throws unless the principal manages the network: a set applies at every location where it is assigned. */
function checkMayCompose(principal: Principal): void {
  if (can(principal, 'governAccess', { locationId: null, isPublic: false })) return
  throw new ApiError('FORBIDDEN', refusalFor('permissionSetsByNetwork'))
}

const setName = z
  .string()
  .trim()
  .min(1, 'enterName')
  .max(MAX_NAME, 'longName')
  .regex(/^\P{Cc}*$/u, 'nameWithLineBreak')

function readValues({ name: given, kinds: list, languages = null }: PermissionSetInput) {
  const name = setName.safeParse(given)
  if (!name.success) throw refusalOfRule(name.error)
  const unknown = list.find(({ kind }) => !permissionKinds.some((known) => known === kind))
  if (unknown)
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms(`Unknown kind '${unknown.kind.slice(0, 40)}'.`),
    )
  const kinds = Object.fromEntries(
    list.filter(({ level }) => level !== 'VIEW').map(({ kind, level }) => [kind, level]),
  )
  const read = permissionsShape.safeParse({
    kinds,
    languages: languages && [...new Set(languages)],
  })
  if (!read.success)
    throw new ApiError('BAD_USER_INPUT', forPrograms('Write a language like gu-IN.'))
  if (Object.keys(kinds).length === 0)
    throw new ApiError('BAD_USER_INPUT', refusalFor('chooseKind'))
  if (languages?.length === 0) throw new ApiError('BAD_USER_INPUT', refusalFor('chooseLanguage'))
  return { name: name.data, permissions: JSON.stringify(read.data) }
}

type Values = ReturnType<typeof readValues>
type SetRow = typeof permissionSets.$inferSelect

async function lockSetForUpdate(tx: Orm, id: number): Promise<SetRow> {
  const [row] = await tx
    .select()
    .from(permissionSets)
    .where(eq(permissionSets.id, id))
    .for('update')
  if (!row) throw notFound('permission set')
  return row
}

async function checkNameIsFree(tx: Orm, name: string, own: number | null): Promise<void> {
  const [other] = await tx
    .select({ id: permissionSets.id })
    .from(permissionSets)
    .where(eq(sql`lower(${permissionSets.name})`, name.toLowerCase()))
  if (other && other.id !== own) throw new ApiError('CONFLICT', refusalFor('setExists', { name }))
}

async function update(tx: Orm, { id, version }: SetRow, values: Values): Promise<number> {
  await tx
    .update(permissionSets)
    .set({ ...values, version: version + 1 })
    .where(eq(permissionSets.id, id))
  return id
}

async function insert(tx: Orm, values: Values): Promise<number> {
  const [counted] = await tx.select({ count: count() }).from(permissionSets)
  if (Number(counted?.count ?? 0) >= MAX_SETS)
    throw new ApiError('LIMIT_EXCEEDED', refusalFor('manyPermissionSets', { most: MAX_SETS }))
  const [made] = await tx.insert(permissionSets).values(values).returning({ id: permissionSets.id })
  if (!made) throw new Error('A permission set was inserted and is not there')
  return made.id
}

// Raw SQL, because the query builder omits the table name in single-table queries, and the column would then refer to the inner
// table.
const HOLDERS = sql<number>`(select count(distinct a.user_id) from assignments a where a.permission_set_id = permission_sets.id)`

async function readSets(orm: Orm, id?: number): Promise<readonly PermissionSetNode[]> {
  const rows = await orm
    .select({
      set: permissionSets,
      holderCount: HOLDERS.mapWith(Number),
    })
    .from(permissionSets)
    .where(id === undefined ? undefined : eq(permissionSets.id, id))
    .orderBy(sql`lower(${permissionSets.name})`, asc(permissionSets.id))
    .limit(MAX_SETS)
  return rows.map(({ set, holderCount }) => {
    const { languages, ...read } = readPermissions(set.permissions)
    const { id: setId, name, version } = set
    return { id: setId, name, version, holderCount, languages, kinds: kindLevels(read) }
  })
}

/** Returns the levels as a list, in the order of the kinds. */
export function kindLevels({ kinds }: Pick<Permissions, 'kinds'>): readonly KindLevel[] {
  return permissionKinds.flatMap((kind) => {
    const level = kinds[kind]
    return level ? [{ kind, level }] : []
  })
}
