import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  DeleteFeedbackMutation,
  DeleteFeedbackMutationVariables,
  EraseVisitorMutation,
  EraseVisitorMutationVariables,
  FeedbackListQuery,
  FeedbackListQueryVariables,
  ReplyToFeedbackMutation,
  ReplyToFeedbackMutationVariables,
  SignUpListQuery,
  SignUpListQueryVariables,
  UpdateFeedbackMutation,
  UpdateFeedbackMutationVariables,
} from './generated'

/** Visitor messages with the fields of the inbox. */

const feedbackParts = gql`
  fragment FeedbackParts on Feedback {
    id
    locationId
    message
    name
    email
    page
    createdAt
    status
    note
    version
    assignee {
      id
      name
    }
    replies {
      id
      message
      byName
      createdAt
    }
  }
`

export const feedbackListQuery: TypedDocumentNode<FeedbackListQuery, FeedbackListQueryVariables> =
  gql`
  query FeedbackList(
    $locationId: ID
    $ids: [ID!]
    $search: String
    $status: FeedbackStatus
    $assigneeId: ID
    $isUnassigned: Boolean
    $sort: SortDirection
    $first: Int
    $after: String
  ) {
    feedback(
      locationId: $locationId
      ids: $ids
      search: $search
      status: $status
      assigneeId: $assigneeId
      isUnassigned: $isUnassigned
      sort: $sort
      first: $first
      after: $after
    ) {
      nodes {
        ...FeedbackParts
      }
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
  ${feedbackParts}
`

export const signUpListQuery: TypedDocumentNode<SignUpListQuery, SignUpListQueryVariables> = gql`
  query SignUpList(
    $locationId: ID
    $search: String
    $status: SignUpStatus
    $sort: SortDirection
    $first: Int
    $after: String
  ) {
    signUps(
      locationId: $locationId
      search: $search
      status: $status
      sort: $sort
      first: $first
      after: $after
    ) {
      nodes {
        id
        locationId
        email
        page
        createdAt
        status
        statusAt
      }
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`

export const updateFeedbackMutation: TypedDocumentNode<
  UpdateFeedbackMutation,
  UpdateFeedbackMutationVariables
> = gql`
  mutation UpdateFeedback(
    $id: ID!
    $expectedVersion: Int!
    $status: FeedbackStatus
    $assigneeId: ID
    $note: String
  ) {
    updateFeedback(
      id: $id
      expectedVersion: $expectedVersion
      status: $status
      assigneeId: $assigneeId
      note: $note
    ) {
      ...FeedbackParts
    }
  }
  ${feedbackParts}
`

export const replyToFeedbackMutation: TypedDocumentNode<
  ReplyToFeedbackMutation,
  ReplyToFeedbackMutationVariables
> = gql`
  mutation ReplyToFeedback(
    $id: ID!
    $expectedVersion: Int!
    $message: String!
    $idempotencyKey: String
  ) {
    replyToFeedback(
      id: $id
      expectedVersion: $expectedVersion
      message: $message
      idempotencyKey: $idempotencyKey
    ) {
      ...FeedbackParts
    }
  }
  ${feedbackParts}
`

export const deleteFeedbackMutation: TypedDocumentNode<
  DeleteFeedbackMutation,
  DeleteFeedbackMutationVariables
> = gql`
  mutation DeleteFeedback($id: ID!, $locationId: ID!) {
    deleteFeedback(id: $id, locationId: $locationId)
  }
`

export const eraseVisitorMutation: TypedDocumentNode<
  EraseVisitorMutation,
  EraseVisitorMutationVariables
> = gql`
  mutation EraseVisitor($email: String!) {
    eraseVisitor(email: $email) {
      feedback
      signUps
    }
  }
`
