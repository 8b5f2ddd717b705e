import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  ImportCalendarMutation,
  ImportCalendarMutationVariables,
  ImportPeopleMutation,
  ImportPeopleMutationVariables,
  ImportRecordsMutation,
  ImportRecordsMutationVariables,
} from './generated'

/** Imports of external files as records. */

export const importCalendarMutation: TypedDocumentNode<
  ImportCalendarMutation,
  ImportCalendarMutationVariables
> = gql`
  mutation ImportCalendar(
    $locationId: ID!
    $text: String
    $address: String
    $isDryRun: Boolean!
    $isPublic: Boolean!
  ) {
    importCalendar(
      locationId: $locationId
      text: $text
      address: $address
      isDryRun: $isDryRun
      isPublic: $isPublic
    ) {
      isDone
      rows {
        line
        title
        state
        recordId
        problem
      }
    }
  }
`

export const importPeopleMutation: TypedDocumentNode<
  ImportPeopleMutation,
  ImportPeopleMutationVariables
> = gql`
  mutation ImportPeople($rows: JSON!, $isDryRun: Boolean!, $sendsInvitations: Boolean!) {
    importPeople(rows: $rows, isDryRun: $isDryRun, sendsInvitations: $sendsInvitations) {
      isDone
      rows {
        line
        title
        state
        recordId
        problem
      }
    }
  }
`

export const importRecordsMutation: TypedDocumentNode<
  ImportRecordsMutation,
  ImportRecordsMutationVariables
> = gql`
  mutation ImportRecords(
    $kind: String!
    $locationId: ID!
    $rows: JSON!
    $isDryRun: Boolean!
    $isPublic: Boolean!
  ) {
    importRecords(
      kind: $kind
      locationId: $locationId
      rows: $rows
      isDryRun: $isDryRun
      isPublic: $isPublic
    ) {
      isDone
      rows {
        line
        title
        state
        recordId
        problem
      }
    }
  }
`
