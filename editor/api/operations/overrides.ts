import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  ConvertTextMutation,
  ConvertTextMutationVariables,
  DecideDifferencesMutation,
  DecideDifferencesMutationVariables,
  EffectivePageQuery,
  EffectivePageQueryVariables,
  PublishOverrideMutation,
  PublishOverrideMutationVariables,
  ResetDifferenceMutation,
  ResetDifferenceMutationVariables,
  SaveOverrideMutation,
  SaveOverrideMutationVariables,
} from './generated'

/** Network pages as a location shows them (docs/decisions/049). */

export const DIFFERENCE = gql`
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

export const SAVED_OVERRIDE = gql`
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
        detached {
          detachedAt
          detachedBy
          isNetworkPublic
          isNetworkChanged
        }
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
