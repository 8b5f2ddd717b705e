import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { coversLocation, grantsLevel } from '#schema/entities/permissions'
import type { PermissionLevel } from '#schema/entities/statuses'
import type { Account } from '../api/answers'

/** The navigation of a location, or of the network. */
interface Menu {
  readonly id: number
  /** True for the default location's own; otherwise that of the default location is the network's. */
  readonly onlyHere: boolean
}

/** Returns whether the user may publish a navigation. */
export function managesMenu(account: Account, menu: Menu): boolean {
  return hasLevel(account, 'MANAGE', menu)
}

/** Returns whether the user may write drafts of a navigation. */
export function contributesToMenu(account: Account, menu: Menu): boolean {
  return hasLevel(account, 'CONTRIBUTE', menu)
}

function hasLevel({ assignments }: Account, needed: PermissionLevel, { id, onlyHere }: Menu) {
  const target = {
    kind: 'navigation' as const,
    isShared: id === DEFAULT_LOCATION_ID && !onlyHere,
  }
  return assignments.some(
    (one) => coversLocation(one, id, needed, target) && grantsLevel(one, needed, target),
  )
}
