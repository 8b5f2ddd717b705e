import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
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
