import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  CollectionTopicsQuery,
  CollectionTopicsQueryVariables,
  SetTopicStatusMutation,
  SetTopicStatusMutationVariables,
  TopicBelowQuery,
  TopicBelowQueryVariables,
  TopicFactsQuery,
  TopicFactsQueryVariables,
  WriteTopicTreeMutation,
  WriteTopicTreeMutationVariables,
} from './generated'

/** Queries and mutations of the topic tree. */

const DESK_TOPIC = gql`
  fragment CollectionTopic on Topic {
    id
    version
    recordStatus
    externalUrl
    document {
      id
    }
    items {
      language
      locationId
      title
    }
    topicChildren {
      language
      locationId
      numChildren
    }
  }
`

export const collectionTopicsQuery: TypedDocumentNode<
  CollectionTopicsQuery,
  CollectionTopicsQueryVariables
> = gql`
  query CollectionTopics($search: String, $deleted: Boolean, $first: Int, $after: String) {
    topics(search: $search, standalone: true, deleted: $deleted, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...CollectionTopic
      }
    }
  }
  ${DESK_TOPIC}
`

export const topicBelowQuery: TypedDocumentNode<TopicBelowQuery, TopicBelowQueryVariables> = gql`
  query TopicBelow($id: ID!) {
    topic(id: $id) {
      id
      version
      topicChildren {
        language
        locationId
        items {
          topic {
            ...CollectionTopic
          }
        }
      }
    }
  }
  ${DESK_TOPIC}
`

export const topicFactsQuery: TypedDocumentNode<TopicFactsQuery, TopicFactsQueryVariables> = gql`
  query TopicFacts($id: ID!) {
    topic(id: $id) {
      id
      version
      externalUrl
      mediaSelection {
        media {
          id
        }
      }
    }
  }
`

export const writeTopicTreeMutation: TypedDocumentNode<
  WriteTopicTreeMutation,
  WriteTopicTreeMutationVariables
> = gql`
  mutation WriteTopicTree(
    $id: ID
    $topic: TopicInput!
    $expectedVersion: Int
    $idempotencyKey: String
  ) {
    saved: createOrUpdateTopic(
      id: $id
      topic: $topic
      expectedVersion: $expectedVersion
      idempotencyKey: $idempotencyKey
    ) {
      id
      version
    }
  }
`

export const setTopicStatusMutation: TypedDocumentNode<
  SetTopicStatusMutation,
  SetTopicStatusMutationVariables
> = gql`
  mutation SetTopicStatus($id: ID!, $status: RecordStatus!, $expectedVersion: Int!) {
    saved: setTopicStatus(id: $id, status: $status, expectedVersion: $expectedVersion) {
      id
      version
    }
  }
`
