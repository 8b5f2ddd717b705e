import {
  coversLocation,
  grantsLevel,
  type PermissionKind,
  type PermissionTarget,
} from '#schema/entities/permissions'
import type { PermissionLevel } from '#schema/entities/statuses'
import type { Account, AccountAssignment } from '../api/answers'
/** Returns whether the user may contribute anywhere, optionally content of one kind. */
export function contributesSomewhere({ assignments }: Account, kind?: PermissionKind): boolean {
  return assignments.some((assignment) => grantsLevel(assignment, 'CONTRIBUTE', { kind }))
}

/** Returns whether the user sees drafts of any location. */
export function seesSomething({ assignments }: Account): boolean {
  return assignments.length > 0
}

/** Returns whether the user sees drafts of this location. */
export function seesLocation({ assignments }: Account, id: number): boolean {
  return assignments.some((assignment) => coversLocation(assignment, id, 'VIEW'))
}

/** Returns whether the user manages any location, for one kind or everything. */
export function managesSomething({ assignments }: Account, kind?: PermissionKind): boolean {
  return assignments.some((assignment) => grantsLevel(assignment, 'MANAGE', { kind }))
}

/** Returns whether the user manages the whole network. */
export function managesNetwork({ assignments }: Account): boolean {
  return assignments.some(({ level, locationId }) => level === 'MANAGE' && locationId === null)
}

/** Returns whether the user may write drafts and add pictures at this location, for one kind or everything. */
export function contributesTo(
  { assignments }: Account,
  id: number | null,
  kind?: PermissionKind,
): boolean {
  return hasLevel(assignments, 'CONTRIBUTE', id, { kind })
}

/** Returns whether the user manages this location, for one kind or everything. */
export function managesLocation(
  { assignments }: Account,
  id: number | null,
  kind?: PermissionKind,
): boolean {
  return hasLevel(assignments, 'MANAGE', id, { kind })
}

function hasLevel(
  assignments: readonly AccountAssignment[],
  needed: PermissionLevel,
  id: number | null,
  target: PermissionTarget,
): boolean {
  return assignments.some(
    (assignment) =>
      coversLocation(assignment, id, needed, target) && grantsLevel(assignment, needed, target),
  )
}
