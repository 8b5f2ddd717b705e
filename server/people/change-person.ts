import { and, eq, ne } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { lock } from '../database/locks'
import type { Orm } from '../database/orm'
import { sessions, users, verifications } from '../database/tables'
import { requireSignIn } from '../documents/document-row'
import { emit } from '../events/emit'
import type { RequestContext } from '../graphql/operations/context'
import { ApiError } from '../http/errors/api-error'
import type { Principal } from './access/principal'
import {
  checkManagerStays,
  type LockedPerson,
  lockPersonForUpdate,
  type PersonAssignment,
  type PersonNode,
  readPerson,
} from './person-node'
import {
  type AssignmentInput,
  type AssignmentWithLocation,
  checkPlaces,
  deleteAssignments,
  insertAssignments,
  mayAssign,
  readAssignments,
} from './read-assignments'

/** Lock for changes that might remove the last network manager, so that two managers can’t step down at the same time. */
export const MANAGERS = 'managers of the network'

interface SetArguments {
  readonly personId: string
  readonly assignments: readonly AssignmentInput[]
}

/**
 * Replaces a person’s assignments at the locations that the caller manages. Assignments at other locations and those through
 * roles stay.
 */
export function setAssignments(
  _: unknown,
  { personId, assignments: inputs }: SetArguments,
  context: RequestContext,
): Promise<PersonNode> {
  const principal = requireSignIn(context.principal)
  const given = readAssignments(principal, inputs)
  return context.app.changes.write(async (tx) => {
    await lock(tx, MANAGERS)
    const { row, granted } = await lockPersonForUpdate(tx, principal, personId)
    await checkPlaces(tx, given)
    const before = granted.filter((one) => one.role === null && mayAssign(principal, one))
    const gone = before.filter((one) => !given.some(isSame(one)))
    const added = given.filter((one) => !before.some(isSame(one)))
    await deleteAssignments(
      tx,
      personId,
      gone.map(({ id }) => id),
    )
    await insertAssignments(tx, personId, added)
    if (gone.some(isManager)) await checkManagerStays(tx, row.name)
    await emitPlaces(tx, { context, personId, gone, added })
    return readPerson(tx, principal, personId)
  })
}

interface Difference {
  readonly context: RequestContext
  readonly personId: string
  readonly gone: readonly PersonAssignment[]
  readonly added: readonly AssignmentWithLocation[]
}

/** Emits one event per location with changes. */
async function emitPlaces(tx: Orm, { context, personId, gone, added }: Difference): Promise<void> {
  const places = new Set([...gone, ...added].map(({ locationId }) => locationId))
  const changes = [...places].map((locationId) => {
    const at = (one: { readonly locationId: number | null }) => one.locationId === locationId
    return {
      ...({ type: 'person.accessChanged', by: context, id: personId } as const),
      ...{ action: 'setAssignments', locationId },
      ...{ fromStatus: accessOf(gone.find(at)), toStatus: accessOf(added.find(at)) },
    }
  })
  await emit(tx, ...changes)
}

/** Formats an assignment for the audit log: the level, or the permission set’s id. */
export function accessOf(
  given: Pick<AssignmentWithLocation, 'level' | 'permissionSetId'> | undefined,
): string | null {
  if (!given) return null
  return given.permissionSetId === null ? given.level : `SET ${given.permissionSetId}`
}

function isSame(one: AssignmentWithLocation) {
  return (other: AssignmentWithLocation): boolean =>
    other.locationId === one.locationId &&
    other.ofNetwork === one.ofNetwork &&
    other.level === one.level &&
    other.permissionSetId === one.permissionSetId &&
    timeOf(other.validFrom) === timeOf(one.validFrom) &&
    timeOf(other.validUntil) === timeOf(one.validUntil)
}

function timeOf(moment: Date | null): number | null {
  return moment?.getTime() ?? null
}

function isManager(one: Pick<AssignmentWithLocation, 'locationId' | 'level'>): boolean {
  return one.locationId === null && one.level === 'MANAGE'
}

/** Deactivates an account: ends its sessions and emailed links; its content stays. */
export function deactivatePerson(
  _: unknown,
  { id }: { readonly id: string },
  context: RequestContext,
): Promise<PersonNode> {
  return changeAccount(
    context,
    { id, action: 'deactivatePerson' },
    async (tx, { row, granted }) => {
      if (row.deactivatedAt !== null) return false
      if (row.id === context.principal?.id) throw new ApiError('CONFLICT', refusalFor('ownAccount'))
      await tx.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, id))
      await tx.delete(sessions).where(eq(sessions.userId, id))
      await tx.delete(verifications).where(eq(verifications.value, id))
      if (granted.some(isManager)) await checkManagerStays(tx, row.name)
      return true
    },
  )
}

/** Reactivates an account with the assignments it had before. */
export function reactivatePerson(
  _: unknown,
  { id }: { readonly id: string },
  context: RequestContext,
): Promise<PersonNode> {
  return changeAccount(context, { id, action: 'reactivatePerson' }, async (tx, { row }) => {
    if (row.deactivatedAt === null) return false
    await tx.update(users).set({ deactivatedAt: null }).where(eq(users.id, id))
    return true
  })
}

/** Changes an account if the caller manages all of its locations; `change` returns whether anything changed. */
export function changeAccount(
  context: RequestContext,
  { id, action }: { readonly id: string; readonly action: string },
  change: (tx: Orm, person: LockedPerson) => Promise<boolean>,
): Promise<PersonNode> {
  const principal = requireSignIn(context.principal)
  return context.app.changes.write(async (tx) => {
    await lock(tx, MANAGERS)
    const person = await lockPersonForUpdate(tx, principal, id)
    checkIsManaged(person.node)
    if (!(await change(tx, person))) return person.node
    await emitAccount(tx, context, { id, action })
    return readPerson(tx, principal, id)
  })
}

export function checkIsManaged({ isManagedByYou, name }: PersonNode): void {
  if (isManagedByYou) return
  throw new ApiError('FORBIDDEN', refusalFor('worksElsewhere', { name }))
}

async function emitAccount(
  tx: Orm,
  by: RequestContext,
  { id, action }: { readonly id: string; readonly action: string },
): Promise<void> {
  await emit(tx, { type: 'person.accountChanged', by, id, action, locationId: null })
}

/** Ends all sessions of a person; of the caller, all except the current one. Returns how many were ended. */
export function endSessions(
  _: unknown,
  { personId }: { readonly personId?: string | null },
  context: RequestContext,
): Promise<number> {
  const principal = requireSignIn(context.principal)
  const id = personId ?? principal.id
  return context.app.changes.write(async (tx) => {
    if (id !== principal.id) checkIsManaged((await lockPersonForUpdate(tx, principal, id)).node)
    else await lock(tx, `account ${id}`)
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, id), notHere(principal)))
      .returning({ id: sessions.id })
    await emitAccount(tx, context, { id, action: 'endSessions' })
    return ended.length
  })
}

function notHere({ sessionId }: Principal) {
  return sessionId === null ? undefined : ne(sessions.id, sessionId)
}
