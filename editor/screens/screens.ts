import {
  gives,
  type PermissionKind,
  type PermissionTarget,
  reaches,
} from '#schema/entities/permissions'
import type { PermissionLevel } from '#schema/entities/statuses'
import type { Account, AccountAssignment } from '../api/answers'
/** Whether someone adds something of a kind anywhere. */
export function contributesSomewhere({ assignments }: Account, kind?: PermissionKind): boolean {
  return assignments.some((assignment) => gives(assignment, 'CONTRIBUTE', { kind }))
}

/** Whether someone sees the drafts of a location, or of all of them. */
export function seesSomething({ assignments }: Account): boolean {
  return assignments.length > 0
}

/** Whether someone sees the drafts of this location. */
export function seesLocation({ assignments }: Account, id: number): boolean {
  return assignments.some((assignment) => reaches(assignment, id, 'VIEW'))
}

/** Whether someone manages a location, or all of them; of a kind, or everything there. */
export function managesSomething({ assignments }: Account, kind?: PermissionKind): boolean {
  return assignments.some((assignment) => gives(assignment, 'MANAGE', { kind }))
}

/** Whether someone manages the whole network. */
export function managesNetwork({ assignments }: Account): boolean {
  return assignments.some(({ level, locationId }) => level === 'MANAGE' && locationId === null)
}

/** Whether someone writes drafts at this location, and may add pictures to it; of a kind, or of everything. */
export function contributesTo(
  { assignments }: Account,
  id: number | null,
  kind?: PermissionKind,
): boolean {
  return hasLevel(assignments, 'CONTRIBUTE', id, { kind })
}

/** Whether someone manages this location; of a kind, or everything there. */
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
    (assignment) => reaches(assignment, id, needed, target) && gives(assignment, needed, target),
  )
}
