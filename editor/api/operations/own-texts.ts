import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  OwnTextsQuery,
  OwnTextsQueryVariables,
  RemoveOwnTextMutation,
  RemoveOwnTextMutationVariables,
  ShownAtQuery,
  ShownAtQueryVariables,
} from './generated'

/** The locations that show a page of the network, and which of them have something of it otherwise. */
export const shownAtQuery: TypedDocumentNode<ShownAtQuery, ShownAtQueryVariables> = gql`
  query ShownAt($documentId: ID!) {
    inheritingLocations(documentId: $documentId) {
      shownAt {
        id
        name
        slug
      }
    }
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
