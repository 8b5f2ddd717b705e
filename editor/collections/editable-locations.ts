import type { PermissionKind } from '#schema/entities/permissions'
import type { Account, LocationName } from '../api/answers'
import { contributesTo } from '../screens/screens'

/** Returns the locations at which this account may create records, at least as drafts. */
export function editableLocations(
  account: Account,
  locations: readonly LocationName[],
  kind: PermissionKind | undefined,
): readonly LocationName[] {
  return locations.filter(({ id }) => contributesTo(account, id, kind))
}

/** Returns the locations whose drafts this account may view. */
export function readableLocations(
  { assignments }: Account,
  locations: readonly LocationName[],
): readonly LocationName[] {
  return locations.filter(({ id }) =>
    assignments.some(({ locationId }) => locationId === null || locationId === id),
  )
}
