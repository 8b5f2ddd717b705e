import { gql, type TypedDocumentNode } from '@apollo/client'
import { DOCUMENT_SUMMARY } from './documents'
import type {
  DocumentsQuery,
  DocumentsQueryVariables,
  LocationPagesQuery,
  LocationPagesQueryVariables,
  PageToCopyQuery,
  PageToCopyQueryVariables,
} from './generated'

/** Actions of the page list. */

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
          description
          imageId
        }
      }
    }
  }
`

/** Documents with the fields shown in lists. */
export const documentsQuery: TypedDocumentNode<DocumentsQuery, DocumentsQueryVariables> = gql`
  query Documents($query: DocumentSearchInput, $first: Int, $after: String) {
    documents(query: $query, first: $first, after: $after) {
      nodes {
        ...DocumentSummaryParts
      }
      totalCount(atMost: 1001)
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
  ${DOCUMENT_SUMMARY}
`

/** Location pages of a location. There are few; its home page is one of them. */
export const locationPagesQuery: TypedDocumentNode<
  LocationPagesQuery,
  LocationPagesQueryVariables
> = gql`
  query LocationPages($locationId: ID!) {
    documents(
      query: { types: [LOCATION], locationId: $locationId, recordStatus: ACTIVE }
      first: 100
    ) {
      nodes {
        id
        topic {
          id
          externalUrl
        }
      }
    }
  }
`
