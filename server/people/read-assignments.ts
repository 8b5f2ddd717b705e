import { and, eq, inArray } from 'drizzle-orm'
import type { PermissionLevel } from '#schema/entities/statuses'
import { can } from '../access/can'
import type { Principal } from '../access/principal'
import type { Orm } from '../database/orm'
import { assignments, locations } from '../database/tables'
import { ApiError } from '../errors/api-error'
import { inputId } from '../operations/ids'

/** What somebody may do where; no location is the whole network. */
export interface GivenAssignment {
  readonly level: PermissionLevel
  readonly locationId: number | null
}

export interface AssignmentInput {
  readonly level: PermissionLevel
  readonly locationId?: string | null
}

const MOST = 200

/** The assignments of an input: each place once, and nothing that the principal could not do there. */
export function readAssignments(
  principal: Principal,
  inputs: readonly AssignmentInput[],
): readonly GivenAssignment[] {
  if (inputs.length > MOST)
    throw new ApiError('LIMIT_EXCEEDED', `A person has at most ${MOST} assignments.`)
  const given = inputs.map(({ level, locationId }) => ({
    level,
    locationId: locationId == null ? null : inputId(locationId, 'locationId'),
  }))
  if (new Set(given.map(({ locationId }) => locationId)).size < given.length)
    throw new ApiError('BAD_USER_INPUT', 'A location is named twice. Give one level for each.')
  const refused = given.find(({ locationId }) => !mayAssign(principal, locationId))
  if (refused)
    throw new ApiError(
      'FORBIDDEN',
      refused.locationId === null
        ? 'Only who manages the whole network may let somebody into the whole network.'
        : 'You can let people into the locations that you manage yourself.',
    )
  return given
}

export function mayAssign(principal: Principal, locationId: number | null): boolean {
  return can(principal, 'assign', { locationId, isPublic: false })
}

/** Refuses assignments to locations that there are not. */
export async function checkLocations(tx: Orm, given: readonly GivenAssignment[]): Promise<void> {
  const ids = given.flatMap(({ locationId }) => locationId ?? [])
  if (ids.length === 0) return
  const known = await tx
    .select({ id: locations.id })
    .from(locations)
    .where(inArray(locations.id, ids))
  const missing = ids.find((id) => !known.some((location) => location.id === id))
  if (missing !== undefined)
    throw new ApiError('BAD_USER_INPUT', `There is no location ${missing}.`)
}

export async function insertAssignments(
  tx: Orm,
  userId: string,
  given: readonly GivenAssignment[],
): Promise<void> {
  if (given.length > 0)
    await tx.insert(assignments).values(given.map((assignment) => ({ userId, ...assignment })))
}

export async function deleteAssignments(
  tx: Orm,
  userId: string,
  ids: readonly number[],
): Promise<void> {
  if (ids.length > 0)
    await tx
      .delete(assignments)
      .where(and(eq(assignments.userId, userId), inArray(assignments.id, [...ids])))
}
