import { gql, type TypedDocumentNode } from '@apollo/client'
import { DOCUMENT_SUMMARY } from './documents'
import type {
  DocumentsQuery,
  DocumentsQueryVariables,
  PageToCopyQuery,
  PageToCopyQueryVariables,
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

/** A document as lists show it. */
export const DOCUMENT_SUMMARY = gql`
  fragment DocumentSummaryParts on Document {
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
    review {
      step
      at
      by
      isMine
      note
    }
  }
`

export const documentsQuery: TypedDocumentNode<DocumentsQuery, DocumentsQueryVariables> = gql`
  query Documents($query: DocumentSearchInput, $first: Int, $after: String) {
    documents(query: $query, first: $first, after: $after) {
      nodes {
        ...DocumentSummaryParts
      }
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
  ${DOCUMENT_SUMMARY}
`
