import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  DifferenceResetsQuery,
  DifferenceResetsQueryVariables,
  DifferencesQuery,
  DifferencesQueryVariables,
  ReattachDifferenceMutation,
  ReattachDifferenceMutationVariables,
  ResetDifferencesMutation,
  ResetDifferencesMutationVariables,
  UndoDifferenceResetMutation,
  UndoDifferenceResetMutationVariables,
} from './generated'
import { DIFFERENCE, SAVED_OVERRIDE } from './overrides'

/** Differences from a page, of a location, or all that the user may see. */
export const differencesQuery: TypedDocumentNode<DifferencesQuery, DifferencesQueryVariables> = gql`
  query Differences(
    $documentId: ID
    $locationId: ID
    $blockId: ID
    $field: String
    $first: Int
    $after: String
  ) {
    differences(
      documentId: $documentId
      locationId: $locationId
      blockId: $blockId
      field: $field
      first: $first
      after: $after
    ) {
      totalCount
      nodes {
        documentId
        title
        locationId
        locationName
        locationSlug
        version
        language
        draftCount
        publishedCount
        hasChanges
        updatedAt
        updatedBy
        differences {
          ...DifferenceParts
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
  ${DIFFERENCE}
`

export const reattachDifferenceMutation: TypedDocumentNode<
  ReattachDifferenceMutation,
  ReattachDifferenceMutationVariables
> = gql`
  mutation ReattachDifference(
    $documentId: ID!
    $locationId: ID!
    $language: String!
    $differenceId: String!
    $blockId: ID!
    $field: String
    $expectedVersion: Int!
  ) {
    reattachDifference(
      documentId: $documentId
      locationId: $locationId
      language: $language
      differenceId: $differenceId
      blockId: $blockId
      field: $field
      expectedVersion: $expectedVersion
    ) {
      ...SavedOverrideParts
    }
  }
  ${SAVED_OVERRIDE}
`

const RESET_PARTS = gql`
  fragment DifferenceResetParts on DifferenceReset {
    id
    documentId
    title
    places
    placeCount
    differenceCount
    resetAt
    resetBy
    undoneAt
    undoneBy
  }
`

/** Resets made at many locations, newest first. */
export const differenceResetsQuery: TypedDocumentNode<
  DifferenceResetsQuery,
  DifferenceResetsQueryVariables
> = gql`
  query DifferenceResets($documentId: ID, $first: Int, $after: String) {
    differenceResets(documentId: $documentId, first: $first, after: $after) {
      totalCount
      nodes {
        ...DifferenceResetParts
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
  ${RESET_PARTS}
`

export const resetDifferencesMutation: TypedDocumentNode<
  ResetDifferencesMutation,
  ResetDifferencesMutationVariables
> = gql`
  mutation ResetDifferences(
    $documentId: ID!
    $blockId: ID
    $field: String
    $differenceId: String
    $places: [ResetPlaceInput!]!
  ) {
    resetDifferences(
      documentId: $documentId
      blockId: $blockId
      field: $field
      differenceId: $differenceId
      places: $places
    ) {
      ...DifferenceResetParts
    }
  }
  ${RESET_PARTS}
`

export const undoDifferenceResetMutation: TypedDocumentNode<
  UndoDifferenceResetMutation,
  UndoDifferenceResetMutationVariables
> = gql`
  mutation UndoDifferenceReset($id: ID!) {
    undoDifferenceReset(id: $id) {
      ...DifferenceResetParts
    }
  }
  ${RESET_PARTS}
`
