import { gql, type TypedDocumentNode } from '@apollo/client'
import { type ApiClient, fetchQuery } from './fetch-query'
import type { WaitingCountsQuery, WaitingCountsQueryVariables } from './operations/generated'

const waitingCountsQuery: TypedDocumentNode<WaitingCountsQuery, WaitingCountsQueryVariables> = gql`
  query WaitingCounts {
    waitingCounts {
      home
      inbox
    }
  }
`

/** Number of items waiting for the user, for the badges in the menu. */
export interface WaitingCounts {
  readonly home: number
  readonly inbox: number
}

/** Errors are thrown unchanged. */
export async function readWaitingCounts(client: ApiClient): Promise<WaitingCounts> {
  return (await fetchQuery(client, waitingCountsQuery, {})).waitingCounts
}
