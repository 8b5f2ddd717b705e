import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { coversLocation, grantsLevel } from '#schema/entities/permissions'
import type { Account, AccountAssignment } from '../api/answers'

/** Returns the user's home location: the first one assigned, or head office's for users of all locations. */
export function homeLocation(account: Account): number {
  return ownLocation(account) ?? DEFAULT_LOCATION_ID
}

/** Returns the first location assigned to the user; `null` for users of all locations. */
export function ownLocation({ assignments }: Account): number | null {
  const own = assignments.find((assignment) => isWork(assignment) && assignment.locationId !== null)
  return own?.locationId ?? null
}

/** Returns the single location that the user works for; `null` for several, all or none. */
export function onlyLocation({ assignments }: Account): number | null {
  const places = new Set(assignments.filter(isWork).map(({ locationId }) => locationId))
  const [only = null] = places
  return places.size === 1 ? only : null
}

/** Returns whether the user manages content of the whole network. */
export function managesShared({ assignments }: Account): boolean {
  return assignments.some(
    (one) =>
      coversLocation(one, DEFAULT_LOCATION_ID, 'MANAGE', { isShared: true }) &&
      grantsLevel(one, 'MANAGE'),
  )
}

/** Returns whether the user works on network content, or sees its drafts through more than the default location. */
export function worksOnNetwork({ assignments }: Account): boolean {
  return assignments.some(({ locationId, ofNetwork }) => locationId === null || ofNetwork === true)
}

/** Returns whether the permission is more than read access. */
function isWork({ level, permissions }: AccountAssignment): boolean {
  return level !== 'VIEW' || permissions != null
}
