import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  DropRecordDraftMutation,
  DropRecordDraftMutationVariables,
  ReviewRecordDraftMutation,
  ReviewRecordDraftMutationVariables,
  SaveRecordDraftMutation,
  SaveRecordDraftMutationVariables,
  SubmitRecordDraftMutation,
  SubmitRecordDraftMutationVariables,
  WithdrawRecordDraftMutation,
  WithdrawRecordDraftMutationVariables,
} from './generated'

/** Drafts of published records. */

export const RECORD_DRAFT = gql`
  fragment RecordDraftParts on RecordDraft {
    version
    baseVersion
    values
    savedAt
    savedBy
    status
    review {
      step
      at
      by
      isMine
      note
    }
  }
`

export const saveRecordDraftMutation: TypedDocumentNode<
  SaveRecordDraftMutation,
  SaveRecordDraftMutationVariables
> = gql`
  mutation SaveRecordDraft(
    $kind: String!
    $id: ID
    $locationId: ID
    $language: String
    $onlyHere: Boolean
    $values: JSON!
    $baseVersion: Int!
    $expectedVersion: Int!
    $idempotencyKey: String
  ) {
    saved: saveRecordDraft(
      kind: $kind
      id: $id
      locationId: $locationId
      language: $language
      onlyHere: $onlyHere
      values: $values
      baseVersion: $baseVersion
      expectedVersion: $expectedVersion
      idempotencyKey: $idempotencyKey
    ) {
      version
    }
  }
`

export const dropRecordDraftMutation: TypedDocumentNode<
  DropRecordDraftMutation,
  DropRecordDraftMutationVariables
> = gql`
  mutation DropRecordDraft(
    $kind: String!
    $id: ID
    $locationId: ID
    $language: String
    $onlyHere: Boolean
    $expectedVersion: Int!
  ) {
    dropRecordDraft(
      kind: $kind
      id: $id
      locationId: $locationId
      language: $language
      onlyHere: $onlyHere
      expectedVersion: $expectedVersion
    )
  }
`

export const submitRecordDraftMutation: TypedDocumentNode<
  SubmitRecordDraftMutation,
  SubmitRecordDraftMutationVariables
> = gql`
  mutation SubmitRecordDraft(
    $kind: String!
    $id: ID
    $locationId: ID
    $language: String
    $onlyHere: Boolean
    $expectedVersion: Int!
    $note: String
  ) {
    answer: submitRecordDraft(
      kind: $kind
      id: $id
      locationId: $locationId
      language: $language
      onlyHere: $onlyHere
      expectedVersion: $expectedVersion
      note: $note
    ) {
      version
    }
  }
`

export const withdrawRecordDraftMutation: TypedDocumentNode<
  WithdrawRecordDraftMutation,
  WithdrawRecordDraftMutationVariables
> = gql`
  mutation WithdrawRecordDraft(
    $kind: String!
    $id: ID
    $locationId: ID
    $language: String
    $onlyHere: Boolean
    $expectedVersion: Int!
  ) {
    answer: withdrawRecordDraft(
      kind: $kind
      id: $id
      locationId: $locationId
      language: $language
      onlyHere: $onlyHere
      expectedVersion: $expectedVersion
    ) {
      version
    }
  }
`

export const reviewRecordDraftMutation: TypedDocumentNode<
  ReviewRecordDraftMutation,
  ReviewRecordDraftMutationVariables
> = gql`
  mutation ReviewRecordDraft(
    $kind: String!
    $id: ID
    $locationId: ID
    $language: String
    $onlyHere: Boolean
    $expectedVersion: Int!
    $action: ReviewAction!
    $recordVersion: Int!
    $note: String
  ) {
    answer: reviewRecordDraft(
      kind: $kind
      id: $id
      locationId: $locationId
      language: $language
      onlyHere: $onlyHere
      expectedVersion: $expectedVersion
      action: $action
      recordVersion: $recordVersion
      note: $note
    ) {
      id
      version
    }
  }
`
