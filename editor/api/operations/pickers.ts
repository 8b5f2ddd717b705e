import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  BlocksOnPageQuery,
  BlocksOnPageQueryVariables,
  FindDocumentQuery,
  FindDocumentQueryVariables,
  FindLocationQuery,
  FindLocationQueryVariables,
  FindPagesQuery,
  FindPagesQueryVariables,
  FindRecordsQuery,
  FindRecordsQueryVariables,
  SearchDocumentsQuery,
  SearchDocumentsQueryVariables,
  SearchPagesQuery,
  SearchPagesQueryVariables,
  SearchRecordsQuery,
  SearchRecordsQueryVariables,
  SomeLocationsQuery,
  SomeLocationsQueryVariables,
  UsedValuesQuery,
  UsedValuesQueryVariables,
} from './generated'

/** Queries of the pickers. */

const media = gql`
  fragment PickerMedia on MediaItem {
    id
    displayName
    altText
    isDecorative
    url
    type
  }
`

const record = gql`
  fragment PickerRecord on RecordSummary {
    kind
    id
    key
    title
    details
    path
    recordStatus
    isPublic
    locationId
    locationName
    timeZone
    image { ...PickerMedia }
  }
  ${media}
`
export const usedValuesQuery: TypedDocumentNode<UsedValuesQuery, UsedValuesQueryVariables> = gql`
  query UsedValues($kind: String!, $field: String!) {
    usedValues(kind: $kind, field: $field)
  }
`
export const searchRecordsQuery: TypedDocumentNode<
  SearchRecordsQuery,
  SearchRecordsQueryVariables
> = gql`
  query SearchRecords($kind: String!, $text: String, $first: Int, $own: String) {
    own: records(kind: $kind, search: $text, first: $first, locationSlug: $own) {
      nodes { ...PickerRecord }
    }
    records(kind: $kind, search: $text, first: $first) { nodes { ...PickerRecord } }
  }
  ${record}
`
export const findRecordsQuery: TypedDocumentNode<FindRecordsQuery, FindRecordsQueryVariables> = gql`
  query FindRecords($kind: String!, $keys: [String!]!) {
    records(kind: $kind, keys: $keys, first: 100) { nodes { ...PickerRecord } }
  }
  ${record}
`

const location = gql`
  fragment PickerLocation on Location {
    id
    slug
    name
    address { city region countryCode }
  }
`
export const someLocationsQuery: TypedDocumentNode<
  SomeLocationsQuery,
  SomeLocationsQueryVariables
> = gql`
  query SomeLocations($after: String) {
    locations(first: 100, after: $after) {
      nodes { ...PickerLocation }
      pageInfo { hasNextPage endCursor }
    }
  }
  ${location}
`
export const findLocationQuery: TypedDocumentNode<FindLocationQuery, FindLocationQueryVariables> =
  gql`
  query FindLocation($key: String!) { location(slug: $key) { ...PickerLocation } }
  ${location}
`

export const searchPagesQuery: TypedDocumentNode<SearchPagesQuery, SearchPagesQueryVariables> = gql`
  query SearchPages($text: String, $first: Int, $locationId: ID) {
    own: documents(
      query: { text: $text, types: [LOCATION, PAGE], recordStatus: ACTIVE, locationId: $locationId }
      first: $first
    ) {
      nodes { id title path locationName }
    }
    documents(query: { text: $text, types: [LOCATION, PAGE], recordStatus: ACTIVE }, first: $first) {
      nodes { id title path locationName }
    }
  }
`
export const findPagesQuery: TypedDocumentNode<FindPagesQuery, FindPagesQueryVariables> = gql`
  query FindPages($keys: [ID!]!) { pageAddresses(ids: $keys) { id title path } }
`
export const searchDocumentsQuery: TypedDocumentNode<
  SearchDocumentsQuery,
  SearchDocumentsQueryVariables
> = gql`
  query SearchDocuments($text: String, $first: Int, $locationId: ID) {
    documents(
      query: { text: $text, types: [PAGE, TEMPLATE], recordStatus: ACTIVE, locationId: $locationId }
      first: $first
    ) {
      nodes { id title path locationName }
    }
  }
`
export const findDocumentQuery: TypedDocumentNode<FindDocumentQuery, FindDocumentQueryVariables> =
  gql`
  query FindDocument($key: ID!) { document(id: $key) { id title path locationName } }
`
export const blocksOnPageQuery: TypedDocumentNode<BlocksOnPageQuery, BlocksOnPageQueryVariables> =
  gql`
  query BlocksOnPage($key: ID!) {
    document(id: $key) { id topic { id items { language locationId content } } }
  }
`
