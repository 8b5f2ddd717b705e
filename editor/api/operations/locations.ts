import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  AddressPointsQuery,
  AddressPointsQueryVariables,
  ComingEventsQuery,
  ComingEventsQueryVariables,
  CopyLocationMutation,
  CopyLocationMutationVariables,
  EmbedDetailsQuery,
  EmbedDetailsQueryVariables,
  InheritingLocationsQuery,
  InheritingLocationsQueryVariables,
  LocationListQuery,
  LocationListQueryVariables,
  LocationMentionsQuery,
  LocationMentionsQueryVariables,
  SetUpNetworkMutation,
  SetUpNetworkMutationVariables,
} from './generated'

/** Locations for their list, form and guide. */

export const locationListQuery: TypedDocumentNode<LocationListQuery, LocationListQueryVariables> =
  gql`
  query LocationList(
    $search: String
    $status: RecordStatus
    $sortBy: LocationSort
    $sort: SortDirection
    $first: Int
    $after: String
  ) {
    locations(
      search: $search
      status: $status
      sortBy: $sortBy
      sort: $sort
      first: $first
      after: $after
    ) {
      nodes {
        id
        slug
        name
        status
        timeZone
        updatedAt
        configuration
        address {
          city
          countryCode
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

export const copyLocationMutation: TypedDocumentNode<
  CopyLocationMutation,
  CopyLocationMutationVariables
> = gql`
  mutation CopyLocation(
    $from: ID!
    $location: LocationInput!
    $pages: Boolean
    $galleries: Boolean
    $layout: Boolean
    $idempotencyKey: String
  ) {
    copyLocation(
      from: $from
      location: $location
      pages: $pages
      galleries: $galleries
      layout: $layout
      idempotencyKey: $idempotencyKey
    ) {
      id
      slug
      pages
      galleries
    }
  }
`

export const locationMentionsQuery: TypedDocumentNode<
  LocationMentionsQuery,
  LocationMentionsQueryVariables
> = gql`
  query LocationMentions($locationId: ID!) {
    locationMentions(locationId: $locationId) {
      kind
      recordId
      title
      language
      block
      name
      excerpt
    }
  }
`

export const inheritingLocationsQuery: TypedDocumentNode<
  InheritingLocationsQuery,
  InheritingLocationsQueryVariables
> = gql`
  query InheritingLocations($documentId: ID!) {
    inheritingLocations(documentId: $documentId) {
      count
      isOpen
      named {
        name
        names
      }
    }
  }
`

export const comingEventsQuery: TypedDocumentNode<ComingEventsQuery, ComingEventsQueryVariables> =
  gql`
  query ComingEvents($locationSlug: String!, $from: DateTime!) {
    allEvents(locationSlug: $locationSlug, from: $from, first: 100) {
      nodes {
        id
        title
        startsAt
        allDay
      }
      totalCount
    }
  }
`

export const addressPointsQuery: TypedDocumentNode<
  AddressPointsQuery,
  AddressPointsQueryVariables
> = gql`
  query AddressPoints($text: String!) {
    addressPoints(text: $text) {
      label
      latitude
      longitude
    }
  }
`

export const embedDetailsQuery: TypedDocumentNode<EmbedDetailsQuery, EmbedDetailsQueryVariables> =
  gql`
  query EmbedDetails($address: String!) {
    embedDetails(address: $address) {
      title
      author
    }
  }
`

export const setUpNetworkMutation: TypedDocumentNode<
  SetUpNetworkMutation,
  SetUpNetworkMutationVariables
> = gql`
  mutation SetUpNetwork($input: NetworkSetupInput!, $idempotencyKey: String) {
    setUpNetwork(input: $input, idempotencyKey: $idempotencyKey) {
      isPending
    }
  }
`
