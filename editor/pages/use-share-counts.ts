import { useQuery } from '@apollo/client/react'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { DocumentSummary } from '../api/answers'
import { sharedUsesQuery } from '../api/operations/shared-blocks'

/** On how many pages the shared blocks of a list are; `null` where it lists something else, too. */
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
