import { gql, type TypedDocumentNode } from '@apollo/client'
import type { ReferencesQuery, ReferencesQueryVariables } from './generated'

/** Pages and records that refer to a record. */
export const referencesQuery: TypedDocumentNode<ReferencesQuery, ReferencesQueryVariables> = gql`
  query References($kind: String!, $id: ID!) {
    references(kind: $kind, id: $id, first: 100) {
      nodes {
        kind
        id
        title
        locationId
        locationName
        versionAt
        isLive
        isDraft
      }
      totalCount
    }
  }
`
