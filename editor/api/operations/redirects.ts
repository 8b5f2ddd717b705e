import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  AddRedirectsMutation,
  AddRedirectsMutationVariables,
  RedirectsQuery,
  RedirectsQueryVariables,
  RemoveRedirectsMutation,
  RemoveRedirectsMutationVariables,
  WhereAddressLeadsQuery,
  WhereAddressLeadsQueryVariables,
} from './generated'

/** Redirects of old addresses. */

export const redirectsQuery: TypedDocumentNode<RedirectsQuery, RedirectsQueryVariables> = gql`
  query Redirects(
    $locationId: ID
    $search: String
    $origin: RedirectOrigin
    $sortBy: RedirectSort
    $sort: SortDirection
    $first: Int
    $after: String
  ) {
    redirects(
      locationId: $locationId
      search: $search
      origin: $origin
      sortBy: $sortBy
      sort: $sort
      first: $first
      after: $after
    ) {
      nodes {
        path
        target
        documentId
        at
        byName
      }
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`

export const addRedirectsMutation: TypedDocumentNode<
  AddRedirectsMutation,
  AddRedirectsMutationVariables
> = gql`
  mutation AddRedirects($locationId: ID!, $redirects: [RedirectInput!]!) {
    addRedirects(locationId: $locationId, redirects: $redirects) {
      path
      target
      problem
    }
  }
`

export const removeRedirectsMutation: TypedDocumentNode<
  RemoveRedirectsMutation,
  RemoveRedirectsMutationVariables
> = gql`
  mutation RemoveRedirects($locationId: ID!, $paths: [String!]!) {
    removeRedirects(locationId: $locationId, paths: $paths)
  }
`

export const whereAddressLeadsQuery: TypedDocumentNode<
  WhereAddressLeadsQuery,
  WhereAddressLeadsQueryVariables
> = gql`
  query WhereAddressLeads($locationId: ID, $address: String!) {
    whereAddressLeads(locationId: $locationId, address: $address) {
      kind
      path
      to
    }
  }
`
