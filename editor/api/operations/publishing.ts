import { gql, type TypedDocumentNode } from '@apollo/client'
import { PUBLISHED_DOCUMENT, SCHEDULE, TEXT_STATE } from './documents'
import type {
  CancelScheduleMutation,
  CancelScheduleMutationVariables,
  DocumentSchedulesQuery,
  DocumentSchedulesQueryVariables,
  MoveScheduleMutation,
  MoveScheduleMutationVariables,
  PublishDocumentMutation,
  PublishDocumentMutationVariables,
  ReopenDocumentMutation,
  ReopenDocumentMutationVariables,
  RepublishDocumentMutation,
  RepublishDocumentMutationVariables,
  ReviewDocumentMutation,
  ReviewDocumentMutationVariables,
  SetRecordStatusMutation,
  SetRecordStatusMutationVariables,
  SubmitDocumentMutation,
  SubmitDocumentMutationVariables,
  UnpublishDocumentMutation,
  UnpublishDocumentMutationVariables,
  WithdrawDocumentMutation,
  WithdrawDocumentMutationVariables,
} from './generated'

/** Publishing and unpublishing steps of a page. */

export const publishMutation: TypedDocumentNode<
  PublishDocumentMutation,
  PublishDocumentMutationVariables
> = gql`
  mutation PublishDocument(
    $id: ID!
    $expectedVersion: Int!
    $expectedPublishedVersion: Int
    $language: String
    $locationId: ID
    $at: String
    $until: String
  ) {
    publishDocument(
      id: $id
      expectedVersion: $expectedVersion
      expectedPublishedVersion: $expectedPublishedVersion
      language: $language
      locationId: $locationId
      at: $at
      until: $until
    ) {
      ...PublishedDocumentParts
    }
  }
  ${PUBLISHED_DOCUMENT}
`

export const submitMutation: TypedDocumentNode<
  SubmitDocumentMutation,
  SubmitDocumentMutationVariables
> = gql`
  mutation SubmitDocument($id: ID!, $expectedVersion: Int!, $language: String, $locationId: ID) {
    submitDocument(
      id: $id
      expectedVersion: $expectedVersion
      language: $language
      locationId: $locationId
    ) {
      ...PublishedDocumentParts
    }
  }
  ${PUBLISHED_DOCUMENT}
`

export const withdrawMutation: TypedDocumentNode<
  WithdrawDocumentMutation,
  WithdrawDocumentMutationVariables
> = gql`
  mutation WithdrawDocument($id: ID!, $expectedVersion: Int!) {
    withdrawDocument(id: $id, expectedVersion: $expectedVersion) {
      ...PublishedDocumentParts
    }
  }
  ${PUBLISHED_DOCUMENT}
`

export const reviewMutation: TypedDocumentNode<
  ReviewDocumentMutation,
  ReviewDocumentMutationVariables
> = gql`
  mutation ReviewDocument($id: ID!, $expectedVersion: Int!, $action: ReviewAction!, $note: String) {
    reviewDocument(id: $id, expectedVersion: $expectedVersion, action: $action, note: $note) {
      ...PublishedDocumentParts
    }
  }
  ${PUBLISHED_DOCUMENT}
`

export const reopenMutation: TypedDocumentNode<
  ReopenDocumentMutation,
  ReopenDocumentMutationVariables
> = gql`
  mutation ReopenDocument($id: ID!, $expectedVersion: Int!) {
    reopenDocument(id: $id, expectedVersion: $expectedVersion) {
      ...PublishedDocumentParts
    }
  }
  ${PUBLISHED_DOCUMENT}
`

export const unpublishMutation: TypedDocumentNode<
  UnpublishDocumentMutation,
  UnpublishDocumentMutationVariables
> = gql`
  mutation UnpublishDocument(
    $id: ID!
    $expectedVersion: Int!
    $language: String
    $locationId: ID
    $at: String
  ) {
    unpublishDocument(
      id: $id
      expectedVersion: $expectedVersion
      language: $language
      locationId: $locationId
      at: $at
    ) {
      ...PublishedDocumentParts
    }
  }
  ${PUBLISHED_DOCUMENT}
`

export const setRecordStatusMutation: TypedDocumentNode<
  SetRecordStatusMutation,
  SetRecordStatusMutationVariables
> = gql`
  mutation SetRecordStatus($id: ID!, $expectedVersion: Int!, $status: RecordStatus!) {
    setRecordStatus(id: $id, expectedVersion: $expectedVersion, status: $status) {
      ...PublishedDocumentParts
    }
  }
  ${PUBLISHED_DOCUMENT}
`

/** Republishes the last published version of a page. */
export const republishMutation: TypedDocumentNode<
  RepublishDocumentMutation,
  RepublishDocumentMutationVariables
> = gql`
  mutation RepublishDocument($id: ID!, $expectedVersion: Int!) {
    republishDocument(id: $id, expectedVersion: $expectedVersion) {
      ...PublishedDocumentParts
    }
  }
  ${PUBLISHED_DOCUMENT}
`

export const moveScheduleMutation: TypedDocumentNode<
  MoveScheduleMutation,
  MoveScheduleMutationVariables
> = gql`
  mutation MoveSchedule($documentId: ID!, $id: ID!, $at: String!, $until: String) {
    moveSchedule(documentId: $documentId, id: $id, at: $at, until: $until)
  }
`

/** A page's schedules and published state. */
export const documentSchedulesQuery: TypedDocumentNode<
  DocumentSchedulesQuery,
  DocumentSchedulesQueryVariables
> = gql`
  query DocumentSchedules($id: ID!) {
    document(id: $id) {
      id
      schedules {
        ...ScheduleParts
      }
      livePath
      texts {
        ...TextStateParts
      }
    }
  }
  ${SCHEDULE}
  ${TEXT_STATE}
`

export const cancelScheduleMutation: TypedDocumentNode<
  CancelScheduleMutation,
  CancelScheduleMutationVariables
> = gql`
  mutation CancelSchedule($documentId: ID!, $id: ID!) {
    cancelSchedule(documentId: $documentId, id: $id)
  }
`
