import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  OwnTextsQuery,
  OwnTextsQueryVariables,
  PageVersionsQuery,
  PageVersionsQueryVariables,
  RemoveOwnTextMutation,
  RemoveOwnTextMutationVariables,
} from './generated'

/** Locations that override parts of a network page. */
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

/** Published full texts of locations within network pages. */
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

/** Removes a location's full text, so that it shows the page like the other locations. */
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
