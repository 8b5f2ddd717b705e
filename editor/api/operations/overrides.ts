import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  ConvertTextMutation,
  ConvertTextMutationVariables,
  DecideDifferencesMutation,
  DecideDifferencesMutationVariables,
  DifferenceResetsQuery,
  DifferenceResetsQueryVariables,
  DifferencesQuery,
  DifferencesQueryVariables,
  EffectivePageQuery,
  EffectivePageQueryVariables,
  PublishOverrideMutation,
  PublishOverrideMutationVariables,
  ReattachDifferenceMutation,
  ReattachDifferenceMutationVariables,
  ResetDifferenceMutation,
  ResetDifferenceMutationVariables,
  ResetDifferencesMutation,
  ResetDifferencesMutationVariables,
  SaveOverrideMutation,
  SaveOverrideMutationVariables,
  UndoDifferenceResetMutation,
  UndoDifferenceResetMutationVariables,
} from './generated'

/** Pages of the network as a location has them (docs/decisions/049). */

const DIFFERENCE = gql`
  fragment DifferenceParts on PageDifference {
    id
    kind
    state
    language
    blockId
    blockName
    blockKind
    field
    location
    network
    merged
    lock {
      by
      reason
    }
  }
`

const SAVED_OVERRIDE = gql`
  fragment SavedOverrideParts on SavedOverride {
    version
    hasChanges
    savedAt
    differenceCount
  }
`

export const effectivePageQuery: TypedDocumentNode<
  EffectivePageQuery,
  EffectivePageQueryVariables
> = gql`
    query EffectivePage($documentId: ID!, $locationId: ID!, $language: String) {
      effectivePage(documentId: $documentId, locationId: $locationId, language: $language) {
        language
        source
        networkVersion
        version
        hasChanges
        updatedAt
        updatedBy
        permission
        page {
          title
          description
          imageId
          content
        }
        network {
          title
          description
          imageId
          content
        }
        differences {
          ...DifferenceParts
        }
      }
    }
    ${DIFFERENCE}
  `

export const saveOverrideMutation: TypedDocumentNode<
  SaveOverrideMutation,
  SaveOverrideMutationVariables
> = gql`
  mutation SaveOverride(
    $documentId: ID!
    $locationId: ID!
    $language: String!
    $page: PageTextInput!
    $baseVersion: Int!
    $expectedVersion: Int!
    $idempotencyKey: String
  ) {
    saveOverride(
      documentId: $documentId
      locationId: $locationId
      language: $language
      page: $page
      baseVersion: $baseVersion
      expectedVersion: $expectedVersion
      idempotencyKey: $idempotencyKey
    ) {
      ...SavedOverrideParts
    }
  }
  ${SAVED_OVERRIDE}
`

export const publishOverrideMutation: TypedDocumentNode<
  PublishOverrideMutation,
  PublishOverrideMutationVariables
> = gql`
  mutation PublishOverride(
    $documentId: ID!
    $locationId: ID!
    $language: String!
    $expectedVersion: Int!
  ) {
    publishOverride(
      documentId: $documentId
      locationId: $locationId
      language: $language
      expectedVersion: $expectedVersion
    ) {
      ...SavedOverrideParts
    }
  }
  ${SAVED_OVERRIDE}
`

export const resetDifferenceMutation: TypedDocumentNode<
  ResetDifferenceMutation,
  ResetDifferenceMutationVariables
> = gql`
  mutation ResetDifference(
    $documentId: ID!
    $locationId: ID!
    $language: String!
    $differenceId: String
    $expectedVersion: Int!
  ) {
    resetDifference(
      documentId: $documentId
      locationId: $locationId
      language: $language
      differenceId: $differenceId
      expectedVersion: $expectedVersion
    ) {
      ...SavedOverrideParts
    }
  }
  ${SAVED_OVERRIDE}
`

export const decideDifferencesMutation: TypedDocumentNode<
  DecideDifferencesMutation,
  DecideDifferencesMutationVariables
> = gql`
  mutation DecideDifferences(
    $documentId: ID!
    $locationId: ID!
    $language: String!
    $choices: [DifferenceChoiceInput!]!
    $expectedVersion: Int!
  ) {
    decideDifferences(
      documentId: $documentId
      locationId: $locationId
      language: $language
      choices: $choices
      expectedVersion: $expectedVersion
    ) {
      ...SavedOverrideParts
    }
  }
  ${SAVED_OVERRIDE}
`

export const convertTextMutation: TypedDocumentNode<
  ConvertTextMutation,
  ConvertTextMutationVariables
> = gql`
  mutation ConvertText(
    $documentId: ID!
    $locationId: ID!
    $language: String!
    $expectedVersion: Int!
  ) {
    convertTextToOverride(
      documentId: $documentId
      locationId: $locationId
      language: $language
      expectedVersion: $expectedVersion
    ) {
      ...SavedOverrideParts
    }
  }
  ${SAVED_OVERRIDE}
`

/** Who differs: of a page, of a location, or all that one may see. */
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

/** What was put back at many locations, the newest first. */
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
