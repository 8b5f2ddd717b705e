import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  DocumentsQuery,
  DocumentsQueryVariables,
  PageToCopyQuery,
  PageToCopyQueryVariables,
  SetRecordStatusMutation,
  SetRecordStatusMutationVariables,
  UnpublishDocumentMutation,
  UnpublishDocumentMutationVariables,
} from './generated'

/** What the page list does to a page. */

export const pageToCopyQuery: TypedDocumentNode<PageToCopyQuery, PageToCopyQueryVariables> = gql`
  query PageToCopy($id: ID!) {
    document(id: $id) {
      title
      description
      type
      imageId
      visibility
      locationId
      topic {
        externalUrl
        items {
          language
          locationId
          title
          richText
          content
        }
      }
    }
  }
`

export const unpublishMutation: TypedDocumentNode<
  UnpublishDocumentMutation,
  UnpublishDocumentMutationVariables
> = gql`
  mutation UnpublishDocument($id: ID!, $expectedVersion: Int!) {
    unpublishDocument(id: $id, expectedVersion: $expectedVersion) {
      id
      version
    }
  }
`

export const setRecordStatusMutation: TypedDocumentNode<
  SetRecordStatusMutation,
  SetRecordStatusMutationVariables
> = gql`
  mutation SetRecordStatus($id: ID!, $expectedVersion: Int!, $status: RecordStatus!) {
    setRecordStatus(id: $id, expectedVersion: $expectedVersion, status: $status) {
      id
      version
    }
  }
`

/** Documents as lists show them. */
export const documentsQuery: TypedDocumentNode<DocumentsQuery, DocumentsQueryVariables> = gql`
  query Documents($query: DocumentSearchInput, $first: Int, $after: String) {
    documents(query: $query, first: $first, after: $after) {
      nodes {
        id
        type
        title
        status
        recordStatus
        version
        publishedVersion
        locationId
        locationName
        path
        updatedAt
        updatedBy
        permission
      }
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`
