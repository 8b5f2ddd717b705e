import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  DropRecordDraftMutation,
  DropRecordDraftMutationVariables,
  RecordDraftQuery,
  RecordDraftQueryVariables,
  SaveRecordDraftMutation,
  SaveRecordDraftMutationVariables,
} from './generated'

/** Drafts beside records that visitors see. */

export const recordDraftQuery: TypedDocumentNode<RecordDraftQuery, RecordDraftQueryVariables> = gql`
  query RecordDraft($kind: String!, $id: ID, $locationId: ID!, $language: String!) {
    recordDraft(kind: $kind, id: $id, locationId: $locationId, language: $language) {
      version
      baseVersion
      values
      savedAt
      savedBy
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
    $locationId: ID!
    $language: String!
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
    $locationId: ID!
    $language: String!
    $expectedVersion: Int!
  ) {
    dropRecordDraft(
      kind: $kind
      id: $id
      locationId: $locationId
      language: $language
      expectedVersion: $expectedVersion
    )
  }
`
