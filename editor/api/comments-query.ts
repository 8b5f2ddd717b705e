import { gql, type TypedDocumentNode } from '@apollo/client'
import { PUBLISHED_DOCUMENT } from './operations/documents'
import type {
  AddCommentMutation,
  AddCommentMutationVariables,
  CommentsQuery,
  CommentsQueryVariables,
  DecideSuggestionMutation,
  DecideSuggestionMutationVariables,
  DeleteCommentMutation,
  DeleteCommentMutationVariables,
  EditCommentMutation,
  EditCommentMutationVariables,
  MentionableQuery,
  MentionableQueryVariables,
  ReopenCommentMutation,
  ReopenCommentMutationVariables,
  ResolveCommentMutation,
  ResolveCommentMutationVariables,
  SuggestChangeMutation,
  SuggestChangeMutationVariables,
  SuggestionsQuery,
  SuggestionsQueryVariables,
  WithdrawSuggestionMutation,
  WithdrawSuggestionMutationVariables,
} from './operations/generated'

export const commentsQuery: TypedDocumentNode<CommentsQuery, CommentsQueryVariables> = gql`
  query Comments($documentId: ID!, $first: Int!, $after: String) {
    comments(documentId: $documentId, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      mayComment
      blocks {
        block
        open
      }
      nodes {
        id
        block
        blockLabel
        text
        authorName
        isGuest
        isMine
        mayDelete
        mentions {
          id
          name
        }
        createdAt
        editedAt
        resolvedAt
        resolvedByName
        version
        suggestion {
          locationName
          language
          field
          fieldLabel
          before
          after
          current
          state
          answerNote
          mayDecide
        }
      }
    }
  }
`

export const mentionableQuery: TypedDocumentNode<MentionableQuery, MentionableQueryVariables> = gql`
  query Mentionable($documentId: ID!, $search: String!) {
    mentionable(documentId: $documentId, search: $search) {
      id
      name
    }
  }
`

export const addCommentMutation: TypedDocumentNode<
  AddCommentMutation,
  AddCommentMutationVariables
> = gql`
  mutation AddComment(
    $documentId: ID!
    $block: String!
    $blockLabel: String!
    $text: String!
    $mentions: [ID!]!
    $idempotencyKey: String!
  ) {
    addComment(
      documentId: $documentId
      block: $block
      blockLabel: $blockLabel
      text: $text
      mentions: $mentions
      idempotencyKey: $idempotencyKey
    ) {
      id
    }
  }
`

export const editCommentMutation: TypedDocumentNode<
  EditCommentMutation,
  EditCommentMutationVariables
> = gql`
  mutation EditComment($id: ID!, $expectedVersion: Int!, $text: String!, $mentions: [ID!]!) {
    editComment(id: $id, expectedVersion: $expectedVersion, text: $text, mentions: $mentions) {
      id
    }
  }
`

export const deleteCommentMutation: TypedDocumentNode<
  DeleteCommentMutation,
  DeleteCommentMutationVariables
> = gql`
  mutation DeleteComment($documentId: ID!, $id: ID!, $expectedVersion: Int!) {
    deleteComment(documentId: $documentId, id: $id, expectedVersion: $expectedVersion)
  }
`

export const resolveCommentMutation: TypedDocumentNode<
  ResolveCommentMutation,
  ResolveCommentMutationVariables
> = gql`
  mutation ResolveComment($id: ID!) {
    resolveComment(id: $id) {
      id
    }
  }
`

export const reopenCommentMutation: TypedDocumentNode<
  ReopenCommentMutation,
  ReopenCommentMutationVariables
> = gql`
  mutation ReopenComment($id: ID!) {
    reopenComment(id: $id) {
      id
    }
  }
`

export const suggestionsQuery: TypedDocumentNode<SuggestionsQuery, SuggestionsQueryVariables> = gql`
  query Suggestions($documentId: ID!, $locationId: ID!) {
    suggestions(documentId: $documentId, locationId: $locationId) {
      id
      block
      text
      authorName
      isMine
      createdAt
      editedAt
      resolvedByName
      suggestion {
        field
        fieldLabel
        after
        state
        answerNote
      }
    }
  }
`

export const suggestChangeMutation: TypedDocumentNode<
  SuggestChangeMutation,
  SuggestChangeMutationVariables
> = gql`
  mutation SuggestChange(
    $documentId: ID!
    $locationId: ID!
    $language: String!
    $block: String!
    $field: String
    $text: String
    $note: String
    $idempotencyKey: String!
  ) {
    suggestChange(
      documentId: $documentId
      locationId: $locationId
      language: $language
      block: $block
      field: $field
      text: $text
      note: $note
      idempotencyKey: $idempotencyKey
    ) {
      id
    }
  }
`

export const withdrawSuggestionMutation: TypedDocumentNode<
  WithdrawSuggestionMutation,
  WithdrawSuggestionMutationVariables
> = gql`
  mutation WithdrawSuggestion($id: ID!) {
    withdrawSuggestion(id: $id)
  }
`

export const decideSuggestionMutation: TypedDocumentNode<
  DecideSuggestionMutation,
  DecideSuggestionMutationVariables
> = gql`
  mutation DecideSuggestion($id: ID!, $action: SuggestionAction!, $seen: String, $note: String) {
    decideSuggestion(id: $id, action: $action, seen: $seen, note: $note) {
      comment {
        id
      }
      document {
        ...PublishedDocumentParts
      }
    }
  }
  ${PUBLISHED_DOCUMENT}
`
