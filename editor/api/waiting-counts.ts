import { gql, type TypedDocumentNode } from '@apollo/client'
import type { WaitingCountsQuery, WaitingCountsQueryVariables } from './operations/generated'

/** The number of items that wait for the user, for the badges in the menu. */
export const waitingCountsQuery: TypedDocumentNode<
  WaitingCountsQuery,
  WaitingCountsQueryVariables
> = gql`
  query WaitingCounts {
    waitingCounts {
      home
      inbox
    }
  }
`

export type WaitingCounts = WaitingCountsQuery['waitingCounts']
