import { and, eq, inArray } from 'drizzle-orm'
import { type Refusal, refusalFor } from '#schema/api/refusals/refusals'
import { DEFAULT_LOCATION_ID } from '#schema/entities/place'
import type { PermissionLevel } from '#schema/entities/statuses'
import type { Orm } from '../database/orm'
import { assignments, locations, permissionSets } from '../database/tables'
import { inputId } from '../graphql/operations/ids'
import { ApiError, forPrograms, noSuchLocation } from '../http/errors/api-error'
import { can } from './access/can'
import type { Principal } from './access/principal'

/** An assignment with its location and period; no location means the whole network. */
export interface AssignmentWithLocation {
  /** VIEW if there is a permission set, which defines the rest. */
  readonly level: PermissionLevel
  readonly locationId: number | null
  /** True if, at the default location, it includes content shown on all sites. */
  readonly ofNetwork: boolean
  readonly permissionSetId: number | null
  readonly validFrom: Date | null
  readonly validUntil: Date | null
}

export interface AssignmentInput {
  readonly level: PermissionLevel
  readonly locationId?: string | null
  readonly ofNetwork?: boolean | null
  readonly permissionSetId?: string | null
  readonly validFrom?: Date | null
  readonly validUntil?: Date | null
}

const MAX_ASSIGNMENTS = 200

/** Parses the assignments of an input. Throws for duplicates, and for permissions that the principal doesn’t have there. */
export function readAssignments(
  principal: Principal,
  inputs: readonly AssignmentInput[],
): readonly AssignmentWithLocation[] {
  if (inputs.length > MAX_ASSIGNMENTS)
    throw new ApiError('LIMIT_EXCEEDED', refusalFor('manyAssignments', { most: MAX_ASSIGNMENTS }))
  const given = inputs.map(readAssignment)
  const places = given.map(
    ({ locationId, ofNetwork, permissionSetId }) => `${locationId} ${ofNetwork} ${permissionSetId}`,
  )
  if (new Set(places).size < given.length)
    throw new ApiError('BAD_USER_INPUT', refusalFor('accessTwice'))
  const refused = given.find((one) => !mayAssign(principal, one))
  if (refused) throw new ApiError('FORBIDDEN', refusalOf(refused))
  return given
}

function refusalOf({ locationId, ofNetwork }: AssignmentPlace): Refusal {
  if (locationId === null) return refusalFor('accessToAllByNetwork')
  return refusalFor(ofNetwork ? 'accessToNetworkByNetwork' : 'accessToOwnLocations')
}

function readAssignment(input: AssignmentInput): AssignmentWithLocation {
  const { level, permissionSetId, validFrom = null, validUntil = null } = input
  if (validUntil !== null && validUntil <= (validFrom ?? new Date()))
    throw new ApiError(
      'BAD_USER_INPUT',
      validFrom === null ? refusalFor('accessEndInFuture') : refusalFor('accessEndAfterStart'),
    )
  return {
    level: permissionSetId == null ? level : 'VIEW',
    ...readPlace(input),
    permissionSetId: permissionSetId == null ? null : inputId(permissionSetId, 'permissionSetId'),
    ...{ validFrom, validUntil },
  }
}

/** The scope of an assignment: a location, the network (stored with the default location), or everything (`null`). */
export type AssignmentPlace = Pick<AssignmentWithLocation, 'locationId' | 'ofNetwork'>

export const EVERYWHERE: AssignmentPlace = { locationId: null, ofNetwork: false }

/** Parses the scope in an input. */
export function readPlace({
  locationId: given,
  ofNetwork,
}: Pick<AssignmentInput, 'locationId' | 'ofNetwork'>): AssignmentPlace {
  const locationId = given == null ? null : inputId(given, 'locationId')
  if (ofNetwork !== true) return { locationId, ofNetwork: false }
  if (locationId === null || locationId === DEFAULT_LOCATION_ID)
    return { locationId: DEFAULT_LOCATION_ID, ofNetwork: true }
  throw new ApiError(
    'BAD_USER_INPUT',
    forPrograms(
      'Access to the network goes with the default location. Leave out the location, or “ofNetwork”.',
    ),
  )
}

export function mayAssign(
  principal: Principal,
  { locationId, ofNetwork }: AssignmentPlace,
): boolean {
  return can(principal, 'assign', { locationId, isPublic: false, isShared: ofNetwork })
}

/** Throws if an assignment refers to a missing location or permission set. */
export async function checkPlaces(
  tx: Orm,
  given: readonly Pick<AssignmentWithLocation, 'locationId' | 'permissionSetId'>[],
): Promise<void> {
  const ids = given.flatMap(({ locationId }) => locationId ?? [])
  const sets = given.flatMap(({ permissionSetId }) => permissionSetId ?? [])
  const known =
    ids.length === 0
      ? []
      : await tx.select({ id: locations.id }).from(locations).where(inArray(locations.id, ids))
  // Locked, so that a set can’t be deleted while it is being assigned.
  const knownSets =
    sets.length === 0
      ? []
      : await tx
          .select({ id: permissionSets.id })
          .from(permissionSets)
          .where(inArray(permissionSets.id, sets))
          .for('share')
  const location = missingOf(ids, known)
  if (location !== undefined) throw noSuchLocation(location)
  const set = missingOf(sets, knownSets)
  if (set !== undefined)
    throw new ApiError('BAD_USER_INPUT', refusalFor('noSuchPermissionSet', { id: set }))
}

function missingOf(
  ids: readonly number[],
  known: readonly { readonly id: number }[],
): number | undefined {
  return ids.find((id) => !known.some((one) => one.id === id))
}

export async function insertAssignments(
  tx: Orm,
  userId: string,
  given: readonly AssignmentWithLocation[],
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
