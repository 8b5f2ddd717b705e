import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  PageTemplatesQuery,
  PageTemplatesQueryVariables,
  SavePageTemplateMutation,
  SavePageTemplateMutationVariables,
  SaveSharedBlockMutation,
  SaveSharedBlockMutationVariables,
  SharedBlocksQuery,
  SharedBlocksQueryVariables,
  SharedUsesQuery,
  SharedUsesQueryVariables,
} from './generated'

/** Shared blocks that pages of a location may use: those of some ids, or those whose name contains a text. */
export const sharedBlocksQuery: TypedDocumentNode<SharedBlocksQuery, SharedBlocksQueryVariables> =
  gql`
    query SharedBlocks(
      $locationId: ID!
      $language: String
      $ids: [ID!]
      $text: String
      $first: Int
      $after: String
    ) {
      sharedBlocks(
        locationId: $locationId
        language: $language
        ids: $ids
        text: $text
        first: $first
        after: $after
      ) {
        nodes {
          id
          title
          locationId
          locationName
          isPublished
          permission
          content
        }
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `

/** Makes a shared block. The same key never makes two. */
export const saveSharedBlockMutation: TypedDocumentNode<
  SaveSharedBlockMutation,
  SaveSharedBlockMutationVariables
> = gql`
  mutation SaveSharedBlock(
    $title: String!
    $locationId: ID!
    $language: String
    $content: JSON!
    $idempotencyKey: String!
  ) {
    createOrUpdateSharedBlock(
      title: $title
      locationId: $locationId
      language: $language
      content: $content
      idempotencyKey: $idempotencyKey
    ) {
      id
      version
    }
  }
`

/** How many pages use shared blocks. */
export const sharedUsesQuery: TypedDocumentNode<SharedUsesQuery, SharedUsesQueryVariables> = gql`
  query SharedUses($locationId: ID!, $ids: [ID!]!) {
    sharedBlocks(locationId: $locationId, ids: $ids, first: 100) {
      nodes {
        id
        useCount
      }
    }
  }
`

/** The templates that new pages of a location may begin with, besides the built-in ones. */
export const pageTemplatesQuery: TypedDocumentNode<
  PageTemplatesQuery,
  PageTemplatesQueryVariables
> = gql`
    query PageTemplates($locationId: ID!, $first: Int, $after: String) {
      pageTemplates(locationId: $locationId, first: $first, after: $after) {
        nodes {
          id
          title
          description
          locationId
          locationName
          permission
          content
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `

/** Saves a page as a template. The same key never makes two. */
export const saveTemplateMutation: TypedDocumentNode<
  SavePageTemplateMutation,
  SavePageTemplateMutationVariables
> = gql`
  mutation SavePageTemplate(
    $title: String!
    $description: String
    $locationId: ID!
    $language: String
    $content: JSON!
    $idempotencyKey: String!
  ) {
    createOrUpdatePageTemplate(
      title: $title
      description: $description
      locationId: $locationId
      language: $language
      content: $content
      idempotencyKey: $idempotencyKey
    ) {
      id
      version
    }
  }
`
