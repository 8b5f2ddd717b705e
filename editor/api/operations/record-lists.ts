import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  RecordItemsQuery,
  RecordItemsQueryVariables,
  RecordsQuery,
  RecordsQueryVariables,
} from './generated'
import { MEDIA_ITEM } from './media-item'

/** Records of any kind for lists, pickers and cards. */

/** Fields that every list shows of a record. The picture is left to each list. */
export const LISTED_RECORD = gql`
  fragment ListedRecordParts on RecordSummary {
    kind
    id
    key
    title
    details
    locationId
    locationSlug
    locationName
    timeZone
    recordStatus
    isPublic
    isPublished
    path
    publishedAt
    until
    version
    updatedAt
    updatedBy
    texts
  }
`

const RECORD = gql`
  fragment RecordParts on RecordSummary {
    ...ListedRecordParts
    description
    image {
      ...MediaItemParts
    }
  }
  ${LISTED_RECORD}
  ${MEDIA_ITEM}
`

export const recordsQuery: TypedDocumentNode<RecordsQuery, RecordsQueryVariables> = gql`
  query Records(
    $kind: String!
    $keys: [String!]
    $locationSlug: String
    $search: String
    $filter: JSON
    $from: DateTime
    $publicOnly: Boolean
    $first: Int
    $skip: Int
  ) {
    records(
      kind: $kind
      keys: $keys
      locationSlug: $locationSlug
      search: $search
      filter: $filter
      from: $from
      publicOnly: $publicOnly
      first: $first
      skip: $skip
    ) {
      nodes {
        ...RecordParts
      }
    }
  }
  ${RECORD}
`

export const recordItemsQuery: TypedDocumentNode<RecordItemsQuery, RecordItemsQueryVariables> = gql`
  query RecordItems(
    $kind: String!
    $keys: [String!]
    $locationSlug: String
    $filter: JSON
    $from: DateTime
    $publicOnly: Boolean
    $first: Int
    $skip: Int
  ) {
    records(
      kind: $kind
      keys: $keys
      locationSlug: $locationSlug
      filter: $filter
      from: $from
      publicOnly: $publicOnly
      first: $first
      skip: $skip
    ) {
      nodes {
        kind
        id
        key
        path
        locationId
        locationSlug
        locationName
        timeZone
        values
      }
    }
  }
`
