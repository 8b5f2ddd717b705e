import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  OwnTextsQuery,
  OwnTextsQueryVariables,
  PageVersionsQuery,
  PageVersionsQueryVariables,
  RemoveOwnTextMutation,
  RemoveOwnTextMutationVariables,
} from './generated'

/** Which locations have something of a page of the network otherwise. */
export const pageVersionsQuery: TypedDocumentNode<PageVersionsQuery, PageVersionsQueryVariables> =
  gql`
  query PageVersions($documentId: ID!) {
    livePageVersions(documentId: $documentId, first: 100) {
      nodes {
        locationId
        source
      }
    }
  }
`

/** Whole texts that locations have inside pages of the network, as visitors see them. */
export const ownTextsQuery: TypedDocumentNode<OwnTextsQuery, OwnTextsQueryVariables> = gql`
  query OwnTexts($documentId: ID, $locationId: ID) {
    livePageVersions(
      documentId: $documentId
      locationId: $locationId
      source: OWN_TEXT
      first: 100
    ) {
      nodes {
        documentId
        title
        locationId
        locationName
        language
      }
      totalCount
    }
  }
`

/** Takes a location's whole text away: it shows the page as the others do then. */
export const removeOwnTextMutation: TypedDocumentNode<
  RemoveOwnTextMutation,
  RemoveOwnTextMutationVariables
> = gql`
  mutation RemoveOwnText(
    $documentId: ID!
    $locationId: ID!
    $language: String!
    $expectedVersion: Int!
  ) {
    removeLanguage(
      id: $documentId
      locationId: $locationId
      language: $language
      expectedVersion: $expectedVersion
    ) {
      id
    }
  }
`
