import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import type { Account, LocationName } from '../api/answers'
import type { Option } from '../screens/choice'
import { managesShared } from '../screens/places-of-work'
import { managesNetwork } from '../screens/screens'

/** The scope of access in forms: a location's id, `network`, or empty for everything. */
export type AccessPlace = string

const NETWORK = 'network'
const SHARED = t('Network (what all sites show)')

/** Returns the scopes in which the user may give access, widest first. */
export function placeOptions(
  account: Account,
  locations: readonly LocationName[],
  { everywhere = true } = {},
): readonly Option[] {
  return [
    ...(everywhere && managesNetwork(account) ? [['', t('All locations')] as const] : []),
    ...(managesShared(account) ? [[NETWORK, SHARED] as const] : []),
    ...locations.map(({ id, name }) => [String(id), name] as const),
  ]
}

interface PlaceInput {
  readonly locationId: number | string | null
  readonly ofNetwork?: boolean | null
}

export function placeOf({ locationId, ofNetwork }: PlaceInput): AccessPlace {
  return ofNetwork ? NETWORK : String(locationId ?? '')
}

/** Converts a scope to the server's input. */
export function placeInput(place: AccessPlace): {
  readonly locationId: string | null
  readonly ofNetwork?: true
} {
  if (place === NETWORK) return { locationId: String(DEFAULT_LOCATION_ID), ofNetwork: true }
  return { locationId: place === '' ? null : place }
}
