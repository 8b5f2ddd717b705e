import { gql, type TypedDocumentNode } from '@apollo/client'
import type { PageToCopyQuery, PageToCopyQueryVariables } from './generated'

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
