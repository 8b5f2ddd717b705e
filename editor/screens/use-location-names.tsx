import { useQuery } from '@apollo/client/react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { LOCATIONS_AT_ONCE } from '#schema/api/opening'
import { compareNames } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { LocationName } from '../api/answers'
import { failureIn } from '../api/failure'
import { locationNamesQuery } from '../api/operations/documents'
import type { LocationNamesQuery } from '../api/operations/generated'
import { UnreadNote } from '../app/error-page'

const NONE: readonly LocationName[] = []
const FIRST = { first: LOCATIONS_AT_ONCE, after: null }

/**
 * All locations in the order of their names, for what is chosen by them; asked for once. Where they cannot be read a screen works
 * without, and shows the `note`.
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
  })
  // They stay while they are asked for again.
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
  const again = () => void refetch()
  return {
    names: names ?? NONE,
    isRead: names !== undefined,
    error: failed,
    refetch: again,
    note: (
      <UnreadNote
        text={t('The locations couldn’t be loaded.')}
        failure={failureIn(failed)}
        again={again}
      />
    ),
  }
}

/** What has come before, and the part behind it. */
function joined(
  before: LocationNamesQuery,
  { fetchMoreResult: { locations } }: { readonly fetchMoreResult: LocationNamesQuery },
): LocationNamesQuery {
  return { locations: { ...locations, nodes: [...before.locations.nodes, ...locations.nodes] } }
}

interface LocationNames {
  /** None until they have come. */
  readonly names: readonly LocationName[]
  readonly isRead: boolean
  readonly error: Error | undefined
  readonly refetch: () => void
  /** That they could not be read, and the way to try again. */
  readonly note: ReactNode
}
