import type { Account, LocationName } from '../api/answers'
import { contributesTo } from '../screens/screens'

/** The locations at which somebody may make something, drafts at least. */
export function editableLocations(
  account: Account,
  locations: readonly LocationName[],
): readonly LocationName[] {
  return locations.filter(({ id }) => contributesTo(account, id))
}

/** The locations whose drafts somebody may look at. */
export function readableLocations(
  { assignments }: Account,
  locations: readonly LocationName[],
): readonly LocationName[] {
  return locations.filter(({ id }) =>
    assignments.some(({ locationId }) => locationId === null || locationId === id),
  )
}
