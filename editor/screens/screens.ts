import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
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

/** The location someone works for: the first they were given, and that of head office for who works for all of them. */
export function homeLocation({ assignments }: Account): number {
  const own = assignments.find((assignment) => isWork(assignment) && assignment.locationId !== null)
  return own?.locationId ?? DEFAULT_LOCATION_ID
}

/** The one location someone works for; `null` for who works for several, for all of them or for none. */
export function onlyLocation({ assignments }: Account): number | null {
  const places = new Set(assignments.filter(isWork).map(({ locationId }) => locationId))
  const [only = null] = places
  return places.size === 1 ? only : null
}

/** Whether someone manages this location; of a kind, or everything there. */
export function managesLocation(
  { assignments }: Account,
  id: number | null,
  kind?: PermissionKind,
): boolean {
  return hasLevel(assignments, 'MANAGE', id, { kind })
}

/** Whether someone manages what all sites show. */
export function managesShared({ assignments }: Account): boolean {
  return hasLevel(assignments, 'MANAGE', DEFAULT_LOCATION_ID, { isShared: true })
}

/** Whether someone works on what all sites show, or sees its drafts by more than the default location alone. */
export function worksOnNetwork({ assignments }: Account): boolean {
  return assignments.some(({ locationId, ofNetwork }) => locationId === null || ofNetwork === true)
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

/** More than looking. */
function isWork({ level, permissions }: AccountAssignment): boolean {
  return level !== 'VIEW' || permissions != null
}
