import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { gives, reaches } from '#schema/entities/permissions'
import type { Account, AccountAssignment } from '../api/answers'

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

/** Whether someone manages what all sites show. */
export function managesShared({ assignments }: Account): boolean {
  return assignments.some(
    (one) =>
      reaches(one, DEFAULT_LOCATION_ID, 'MANAGE', { isShared: true }) && gives(one, 'MANAGE'),
  )
}

/** Whether someone works on what all sites show, or sees its drafts by more than the default location alone. */
export function worksOnNetwork({ assignments }: Account): boolean {
  return assignments.some(({ locationId, ofNetwork }) => locationId === null || ofNetwork === true)
}

/** More than looking. */
function isWork({ level, permissions }: AccountAssignment): boolean {
  return level !== 'VIEW' || permissions != null
}
