import { useState } from 'react'
import type { LocationName } from '../api/answers'
import { useApp } from '../app/app-context'
import { navigate, useRoute, useSearch } from '../app/navigation'
import { readNavigation, rememberNavigation } from '../screens/navigation-memory'
import { useLocationNames } from '../screens/use-location-names'
import { addressOf, type NavigationEntry } from './navigation-entries'

/** The location that someone works at: screens that list what belongs to locations are opened narrowed to it. */
export function usePlace(entries: readonly NavigationEntry[]): PlaceOfWork {
  const { account } = useApp()
  const { names } = useLocationNames()
  const search = useSearch()
  const route = useRoute()
  const [remembered, setRemembered] = useState(() => readNavigation().places[account.id] ?? null)
  const locations = names.filter(({ id }) =>
    account.assignments.some(({ locationId }) => locationId === null || locationId === id),
  )
  const current = entries.find((entry) => entry.isAt(route))
  const place = locations.find(({ id }) => id === remembered) ?? null
  return {
    locations,
    place,
    shown: isList(route.name) ? (narrowedTo(current, search, locations) ?? null) : place,
    choose(id) {
      const { places } = readNavigation()
      const { [account.id]: _, ...others } = places
      rememberNavigation({ places: id === null ? others : { ...others, [account.id]: id } })
      setRemembered(id)
      const next = locations.find((location) => location.id === id) ?? null
      if (current?.place && isList(route.name)) navigate(addressOf(current, account, next))
    },
  }

  function isList(name: string): boolean {
    return current?.place !== undefined && !['record', 'message', 'location'].includes(name)
  }
}

export interface PlaceOfWork {
  /** Those to choose from. */
  readonly locations: readonly LocationName[]
  /** What links lead to; `null` for all locations. */
  readonly place: LocationName | null
  /** What the current screen is narrowed to. */
  readonly shown: LocationName | null
  readonly choose: (id: number | null) => void
}

function narrowedTo(
  current: NavigationEntry | undefined,
  search: string,
  locations: readonly LocationName[],
): LocationName | undefined {
  const parameter = current?.place
  if (!parameter) return undefined
  const value = new URLSearchParams(search).get(parameter.name)
  return locations.find((location) => String(location[parameter.by]) === value)
}
