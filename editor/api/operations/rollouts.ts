import { gql, type TypedDocumentNode } from '@apollo/client'
import { PUBLISHED_DOCUMENT } from './documents'
import type {
  ContinueRolloutMutation,
  ContinueRolloutMutationVariables,
  ImpactLocationsQuery,
  ImpactLocationsQueryVariables,
  ImpactPageQuery,
  ImpactPageQueryVariables,
  IncludeLocationsMutation,
  IncludeLocationsMutationVariables,
  PageRolloutQuery,
  PageRolloutQueryVariables,
  PublishImpactQuery,
  PublishImpactQueryVariables,
  PublishToLocationsMutation,
  PublishToLocationsMutationVariables,
  StopRolloutMutation,
  StopRolloutMutationVariables,
  TakeBackRolloutMutation,
  TakeBackRolloutMutationVariables,
  UndoAtLocationsMutation,
  UndoAtLocationsMutationVariables,
} from './generated'

/** Staged rollouts of changed network pages to locations (docs/decisions/052). */

const ROLLOUT = gql`
  fragment RolloutParts on PageRollout {
    id
    version
    state
    createdAt
    createdBy
    locationCount
    waitingCount
    leftOutCount
    nextAt
    problems
    canUndo
    saved {
      ...PublishedDocumentParts
    }
  }
  ${PUBLISHED_DOCUMENT}
`

export const publishImpactQuery: TypedDocumentNode<
  PublishImpactQuery,
  PublishImpactQueryVariables
> = gql`
  query PublishImpact($documentId: ID!, $language: String, $locationId: ID) {
    publishImpact(documentId: $documentId, language: $language, locationId: $locationId) {
      version
      publishedVersion
      isNew
      changesAddress
      isUnderWay
      keptIds
      counts {
        all
        follows
        keeps
        conflict
        locked
        notAllowed
        detached
        kept
        changed
        unchanged
      }
    }
  }
`

export const impactLocationsQuery: TypedDocumentNode<
  ImpactLocationsQuery,
  ImpactLocationsQueryVariables
> = gql`
  query ImpactLocations(
    $documentId: ID!
    $language: String
    $locationId: ID
    $state: ImpactState
    $search: String
    $after: String
  ) {
    publishImpact(documentId: $documentId, language: $language, locationId: $locationId) {
      locations(state: $state, search: $search, first: 100, after: $after) {
        totalCount
        nodes {
          locationId
          name
          slug
          state
          isChanged
          isKept
          differenceCount
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`

export const impactPageQuery: TypedDocumentNode<ImpactPageQuery, ImpactPageQueryVariables> = gql`
  query ImpactPage($documentId: ID!, $locationId: ID!, $language: String) {
    impactPage(documentId: $documentId, locationId: $locationId, language: $language) {
      before {
        title
        description
        imageId
        content
      }
      after {
        title
        description
        imageId
        content
      }
    }
  }
`

export const pageRolloutQuery: TypedDocumentNode<PageRolloutQuery, PageRolloutQueryVariables> = gql`
  query PageRollout($documentId: ID!) {
    pageRollout(documentId: $documentId) {
      ...RolloutParts
    }
  }
  ${ROLLOUT}
`

export const publishToLocationsMutation: TypedDocumentNode<
  PublishToLocationsMutation,
  PublishToLocationsMutationVariables
> = gql`
  mutation PublishToLocations(
    $id: ID!
    $expectedVersion: Int!
    $expectedPublishedVersion: Int
    $language: String
    $locationId: ID
    $leaveOut: [ID!]!
    $waves: WavesInput
  ) {
    publishToLocations(
      id: $id
      expectedVersion: $expectedVersion
      expectedPublishedVersion: $expectedPublishedVersion
      language: $language
      locationId: $locationId
      leaveOut: $leaveOut
      waves: $waves
    ) {
      ...RolloutParts
    }
  }
  ${ROLLOUT}
`

export const stopRolloutMutation: TypedDocumentNode<
  StopRolloutMutation,
  StopRolloutMutationVariables
> = gql`
  mutation StopRollout($documentId: ID!, $rolloutId: ID!) {
    stopRollout(documentId: $documentId, rolloutId: $rolloutId) {
      ...RolloutParts
    }
  }
  ${ROLLOUT}
`

export const continueRolloutMutation: TypedDocumentNode<
  ContinueRolloutMutation,
  ContinueRolloutMutationVariables
> = gql`
  mutation ContinueRollout($documentId: ID!, $rolloutId: ID!) {
    continueRollout(documentId: $documentId, rolloutId: $rolloutId) {
      ...RolloutParts
    }
  }
  ${ROLLOUT}
`

export const takeBackRolloutMutation: TypedDocumentNode<
  TakeBackRolloutMutation,
  TakeBackRolloutMutationVariables
> = gql`
  mutation TakeBackRollout($documentId: ID!, $rolloutId: ID!) {
    takeBackRollout(documentId: $documentId, rolloutId: $rolloutId) {
      ...RolloutParts
    }
  }
  ${ROLLOUT}
`

export const undoAtLocationsMutation: TypedDocumentNode<
  UndoAtLocationsMutation,
  UndoAtLocationsMutationVariables
> = gql`
  mutation UndoAtLocations($documentId: ID!, $rolloutId: ID!, $locationIds: [ID!]!) {
    undoAtLocations(documentId: $documentId, rolloutId: $rolloutId, locationIds: $locationIds) {
      ...RolloutParts
    }
  }
  ${ROLLOUT}
`

export const includeLocationsMutation: TypedDocumentNode<
  IncludeLocationsMutation,
  IncludeLocationsMutationVariables
> = gql`
  mutation IncludeLocations($documentId: ID!, $locationIds: [ID!]!) {
    includeLocations(documentId: $documentId, locationIds: $locationIds) {
      ...RolloutParts
    }
  }
  ${ROLLOUT}
`
