import { gql, type TypedDocumentNode } from '@apollo/client'
import type { SiteLayoutQuery, SiteLayoutQueryVariables } from './generated'

/** Layout around the pages of a location. */
export const siteLayoutQuery: TypedDocumentNode<SiteLayoutQuery, SiteLayoutQueryVariables> = gql`
  query SiteLayout($locationId: ID!, $language: String) {
    siteLayout(locationId: $locationId, language: $language) {
      documentId
      locationId
      locationName
      content
      permission
    }
  }
`
