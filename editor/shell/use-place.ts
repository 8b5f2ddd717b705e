import { useState } from 'react'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { useApp } from '../app/app-context'
import { navigate, useRoute, useSearch } from '../app/navigation'
import { readNavigation, rememberNavigation } from '../screens/navigation-memory'
import { worksOnNetwork } from '../screens/places-of-work'
import { useLocationNames } from '../screens/use-location-names'
import {
  addressOf,
  type NavigationEntry,
  type NavigationPlace,
  NETWORK_PLACE,
  placeValue,
} from './navigation-entries'

/** Returns the location that the user works on: screens with content of locations open filtered by it. */
export function usePlace(entries: readonly NavigationEntry[]): PlaceSelection {
  const { account } = useApp()
  const { names } = useLocationNames()
  const search = useSearch()
  const route = useRoute()
  const [remembered, setRemembered] = useState(() => readNavigation().places[account.id] ?? null)
  const locations = names.filter(({ id }) =>
    account.assignments.some(({ locationId }) => locationId === null || locationId === id),
  )
  const current = entries.find((entry) => entry.isAt(route, search))
  const places = [...(worksOnNetwork(account) ? [NETWORK_PLACE] : []), ...locations]
  const place = places.find(({ id }) => id === remembered) ?? null
  return {
    places,
    place,
    shown: isList(route.name) ? narrowedTo(current, search, { places, place }) : place,
    choose(id) {
      const { [account.id]: _, ...others } = readNavigation().places
      rememberNavigation({ places: id === null ? others : { ...others, [account.id]: id } })
      setRemembered(id)
      const next = places.find((one) => one.id === id) ?? null
      if (current?.place && isList(route.name)) navigate(addressOf(current, account, next))
    },
  }

  function isList(name: string): boolean {
    return current?.place !== undefined && !['record', 'message', 'location'].includes(name)
  }
}

export interface PlaceSelection {
  /** Available places: the network, then its locations. */
  readonly places: readonly NavigationPlace[]
  /** The place that links are filtered by; `null` for all locations. */
  readonly place: NavigationPlace | null
  /** The place that the current screen is filtered by. */
  readonly shown: NavigationPlace | null
  readonly choose: (id: number | null) => void
}

function narrowedTo(
  current: NavigationEntry | undefined,
  search: string,
  { places, place }: Pick<PlaceSelection, 'places' | 'place'>,
): NavigationPlace | null {
  const parameter = current?.place
  if (!parameter) return null
  const value = new URLSearchParams(search).get(parameter.name)
  const found = places.find((one) => placeValue(parameter, one) === value) ?? null
  // Content of the default location belongs to the network, unless the user works on that location.
  const isNetwork = parameter.isShared
    ? value === String(DEFAULT_LOCATION_ID) &&
      (parameter.defaultSite !== undefined || place?.id !== DEFAULT_LOCATION_ID)
    : value === null && place?.id === NETWORK_PLACE.id
  return isNetwork ? (places.find(({ id }) => id === NETWORK_PLACE.id) ?? found) : found
}
