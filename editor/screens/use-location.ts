import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { type Location, location as locationEntity } from '#schema/entities/location'
import { locationQuery } from '../api/operations/location'
import { one } from '../api/read-answer'
import { useLocationNames } from './use-location-names'

/** Returns a location by id with all fields of its form; requested once. */
export function useLocation(id: number | undefined): FoundLocation {
  const { names, isRead, error: namesError, refetch: refetchNames } = useLocationNames()
  const slug = names.find((location) => location.id === id)?.slug
  const { data, previousData, error, refetch } = useQuery(locationQuery, {
    variables: { slug: slug ?? '' },
    fetchPolicy: 'cache-first',
    skip: slug === undefined,
  })
  // The location stays while it is refetched, because an open form depends on it.
  const shown = data ?? (previousData?.location?.slug === slug ? previousData : undefined)
  const location = useMemo(() => shown && one(locationEntity, shown.location), [shown])
  const isMissing = isRead && slug === undefined
  return {
    location: isMissing ? null : location,
    error: namesError ?? error,
    refetch: () => void (namesError ? refetchNames() : refetch()),
  }
}

interface FoundLocation {
  /** `undefined` until loaded; `null` if it doesn't exist or isn't visible to the user. */
  readonly location: Location | null | undefined
  readonly error: Error | undefined
  readonly refetch: () => void
}
