import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  CreateMomentLinkMutation,
  CreateMomentLinkMutationVariables,
  SiteOutlookQuery,
  SiteOutlookQueryVariables,
} from './generated'

/** Previews of location sites at a future time (docs/decisions/062). */
export const createMomentLinkMutation: TypedDocumentNode<
  CreateMomentLinkMutation,
  CreateMomentLinkMutationVariables
> = gql`
  mutation CreateMomentLink($locationId: ID!, $at: String!, $language: String) {
    createMomentLink(locationId: $locationId, at: $at, language: $language) {
      url
      expiresAt
    }
  }
`

/** Content that will be missing at a location. */
export type LocationOutlook = SiteOutlookQuery['siteOutlook']['nodes'][number]

export const siteOutlookQuery: TypedDocumentNode<SiteOutlookQuery, SiteOutlookQueryVariables> = gql`
  query SiteOutlook($at: String!, $first: Int, $after: String) {
    siteOutlook(at: $at, first: $first, after: $after) {
      nodes {
        locationId
        locationName
        locationSlug
        issues {
          kind
          count
          recordId
          title
          language
        }
      }
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`
