import { useQuery } from '@apollo/client/react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { LOCATIONS_PAGE_SIZE } from '#schema/api/opening'
import { compareNames } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { LocationName } from '../api/answers'
import { failureIn } from '../api/failure'
import { locationNamesQuery } from '../api/operations/documents'
import type { LocationNamesQuery } from '../api/operations/generated'
import { UnreadNote } from '../app/error-page'

const NONE: readonly LocationName[] = []
const FIRST = { first: LOCATIONS_PAGE_SIZE, after: null }

/**
 * Returns all locations sorted by name, requested once. If they can't be read, a screen works without them and shows the `note`.
 */
export function useLocationNames(): LocationNames {
  const {
    data: now,
    previousData,
    error,
    refetch,
    fetchMore,
  } = useQuery(locationNamesQuery, {
    variables: FIRST,
    fetchPolicy: 'cache-first',
    // Several parts of a screen need them at once.
    context: { queryDeduplication: true },
  })
  // Previous names stay while they are refetched.
  const data = now ?? previousData
  const [moreError, setMoreError] = useState<Error>()
  const next = data?.locations.pageInfo.hasNextPage ? data.locations.pageInfo.endCursor : null
  useEffect(() => {
    if (next === null) return
    fetchMore({ variables: { after: next }, updateQuery: joined }).then(
      () => setMoreError(undefined),
      setMoreError,
    )
  }, [next, fetchMore])
  const nodes = next === null ? data?.locations.nodes : undefined
  const names = useMemo(() => nodes?.toSorted((a, b) => compareNames(a.name, b.name)), [nodes])
  const failed = error ?? moreError
  const reload = () => void refetch()
  return {
    names: names ?? NONE,
    isRead: names !== undefined,
    error: failed,
    refetch: reload,
    note: (
      <UnreadNote
        text={t('The locations couldn’t be loaded.')}
        failure={failureIn(failed)}
        reload={reload}
      />
    ),
  }
}

/** Appends the next page to the previous ones. */
function joined(
  before: LocationNamesQuery,
  { fetchMoreResult: { locations } }: { readonly fetchMoreResult: LocationNamesQuery },
): LocationNamesQuery {
  return { locations: { ...locations, nodes: [...before.locations.nodes, ...locations.nodes] } }
}

interface LocationNames {
  /** Empty until loaded. */
  readonly names: readonly LocationName[]
  readonly isRead: boolean
  readonly error: Error | undefined
  readonly refetch: () => void
  /** Note that they could not be read, with a retry button. */
  readonly note: ReactNode
}
