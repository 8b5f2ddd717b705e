import { useQuery } from '@apollo/client/react'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { DocumentSummary } from '../api/answers'
import { sharedUsesQuery } from '../api/operations/shared-blocks'

/** Returns how many pages use each shared block of a list; `null` if the list contains anything else. */
export function useShareCounts(
  pages: readonly DocumentSummary[],
): ReadonlyMap<number, number> | null {
  const isOfShared = pages.length > 0 && pages.every(({ type }) => type === 'SHARED')
  const { data } = useQuery(sharedUsesQuery, {
    variables: {
      locationId: String(DEFAULT_LOCATION_ID),
      ids: pages.map(({ id }) => String(id)),
    },
    skip: !isOfShared,
    fetchPolicy: 'cache-and-network',
  })
  if (!isOfShared) return null
  return new Map(data?.sharedBlocks.nodes.map(({ id, useCount }) => [id, useCount]))
}
