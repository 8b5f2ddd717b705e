import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  PageTemplatesQuery,
  PageTemplatesQueryVariables,
  SavePageTemplateMutation,
  SavePageTemplateMutationVariables,
  SaveSharedBlockMutation,
  SaveSharedBlockMutationVariables,
  SharedBlockListQuery,
  SharedBlockListQueryVariables,
  SharedBlocksQuery,
  SharedBlocksQueryVariables,
  SharedUsesQuery,
  SharedUsesQueryVariables,
  TemplateChangeQuery,
  TemplateChangeQueryVariables,
} from './generated'

/** Shared blocks as a location shows them, by ids. */
export const sharedBlocksQuery: TypedDocumentNode<SharedBlocksQuery, SharedBlocksQueryVariables> =
  gql`
    query SharedBlocks(
      $locationId: ID!
      $language: String
      $ids: [ID!]
      $first: Int
    ) {
      sharedBlocks(locationId: $locationId, language: $language, ids: $ids, first: $first) {
        nodes {
          id
          title
          locationId
          locationName
          isPublished
          permission
          content
        }
      }
    }
  `

/** The names of the shared blocks available to pages of a location, optionally only those whose name contains a text. */
export const sharedBlockListQuery: TypedDocumentNode<
  SharedBlockListQuery,
  SharedBlockListQueryVariables
> = gql`
  query SharedBlockList(
    $locationId: ID!
    $language: String
    $text: String
    $first: Int
    $after: String
  ) {
    sharedBlocks(
      locationId: $locationId
      language: $language
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
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`

/** Creates a shared block. Requests with the same key create only one. */
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

/** Number of pages that use each shared block. */
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

/** Saved templates for new pages of a location, in addition to the built-in ones. */
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
          version
          content
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `

/** The template that a page was made from, as it was then and as it is now. */
export const templateChangeQuery: TypedDocumentNode<
  TemplateChangeQuery,
  TemplateChangeQueryVariables
> = gql`
    query TemplateChange($locationId: ID!, $language: String, $id: ID!, $version: Int!) {
      pageTemplates(locationId: $locationId, language: $language, ids: [$id], first: 1) {
        nodes {
          title
          version
          content
          contentAt(version: $version)
        }
      }
    }
  `

/** Saves a page as a template. Requests with the same key create only one. */
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
