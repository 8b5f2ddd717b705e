import { gql, type TypedDocumentNode } from '@apollo/client'
import { RECORD_SCHEDULE } from './calendar'
import type {
  CollectionRecordsQuery,
  CollectionRecordsQueryVariables,
  MoveRecordMutation,
  MoveRecordMutationVariables,
  NavigationLanguagesQuery,
  NavigationLanguagesQueryVariables,
  RecordRevisionQuery,
  RecordRevisionQueryVariables,
  RecordRevisionsQuery,
  RecordRevisionsQueryVariables,
} from './generated'
import { LISTED_RECORD } from './record-lists'

/** Queries of record lists and record histories. */

export const collectionRecordsQuery: TypedDocumentNode<
  CollectionRecordsQuery,
  CollectionRecordsQueryVariables
> = gql`
  query CollectionRecords(
    $kind: String!
    $locationSlug: String
    $search: String
    $filter: JSON
    $from: DateTime
    $state: RecordState
    $sortBy: RecordSort
    $sort: SortDirection
    $first: Int
    $after: String
  ) {
    records(
      kind: $kind
      locationSlug: $locationSlug
      search: $search
      filter: $filter
      from: $from
      state: $state
      editable: true
      sortBy: $sortBy
      sort: $sort
      first: $first
      after: $after
    ) {
      totalCount(atMost: 1001)
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...ListedRecordParts
        draftStatus
        image {
          id
          url
        }
        schedules {
          ...RecordScheduleParts
        }
      }
    }
  }
  ${LISTED_RECORD}
  ${RECORD_SCHEDULE}
`

export const recordRevisionsQuery: TypedDocumentNode<
  RecordRevisionsQuery,
  RecordRevisionsQueryVariables
> = gql`
  query RecordRevisions(
    $kind: String!
    $id: ID!
    $locationId: ID
    $language: String
    $first: Int
    $after: String
  ) {
    recordRevisions(
      kind: $kind
      id: $id
      locationId: $locationId
      language: $language
      first: $first
      after: $after
    ) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        version
        savedAt
        savedBy
        action
        recordStatus
        language
      }
    }
  }
`

export const recordRevisionQuery: TypedDocumentNode<
  RecordRevisionQuery,
  RecordRevisionQueryVariables
> = gql`
  query RecordRevision(
    $kind: String!
    $id: ID!
    $version: Int!
    $locationId: ID
    $language: String
  ) {
    recordRevision(
      kind: $kind
      id: $id
      version: $version
      locationId: $locationId
      language: $language
    ) {
      version
      values
    }
  }
`

/** A location's navigations, one per language. */
export const navigationLanguagesQuery: TypedDocumentNode<
  NavigationLanguagesQuery,
  NavigationLanguagesQueryVariables
> = gql`
  query NavigationLanguages($locationSlug: String) {
    records(kind: "navigation", locationSlug: $locationSlug, first: 100) {
      nodes {
        id
        values
      }
    }
  }
`

export const moveRecordMutation: TypedDocumentNode<
  MoveRecordMutation,
  MoveRecordMutationVariables
> = gql`
  mutation MoveRecord($kind: String!, $id: ID!, $by: Int!, $idempotencyKey: String) {
    moveRecord(kind: $kind, id: $id, by: $by, idempotencyKey: $idempotencyKey) {
      id
    }
  }
`
