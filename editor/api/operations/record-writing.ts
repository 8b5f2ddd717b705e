import { gql, type TypedDocumentNode } from '@apollo/client'
import { RECORD_SCHEDULE } from './calendar'
import type {
  OpenNavigationQuery,
  OpenNavigationQueryVariables,
  OpenRecordQuery,
  OpenRecordQueryVariables,
  OpenTopicQuery,
  OpenTopicQueryVariables,
  PublishRecordMutation,
  PublishRecordMutationVariables,
  SetStatusOfRecordMutation,
  SetStatusOfRecordMutationVariables,
  SetStatusOfRecordsMutation,
  SetStatusOfRecordsMutationVariables,
  WritePageMutation,
  WritePageMutationVariables,
  WriteRecordMutation,
  WriteRecordMutationVariables,
  WriteTopicMutation,
  WriteTopicMutationVariables,
} from './generated'
import { RECORD_DRAFT } from './record-drafts'

/** Queries and mutations of the record forms. */

const STORED_RECORD = gql`
  fragment StoredRecordParts on RecordForm {
    id
    key
    version
    locationId
    locationSlug
    timeZone
    recordStatus
    isPublic
    isPublished
    publishedAt
    until
    path
    updatedAt
    updatedBy
    values
    draft {
      ...RecordDraftParts
    }
    schedules {
      ...RecordScheduleParts
    }
  }
  ${RECORD_DRAFT}
  ${RECORD_SCHEDULE}
`

export const openRecordQuery: TypedDocumentNode<OpenRecordQuery, OpenRecordQueryVariables> = gql`
  query OpenRecord($kind: String!, $key: String, $id: ID) {
    record(kind: $kind, key: $key, id: $id) {
      ...StoredRecordParts
    }
  }
  ${STORED_RECORD}
`

/** A navigation with its draft; there may be a draft of one that isn't stored yet. */
export const openNavigationQuery: TypedDocumentNode<
  OpenNavigationQuery,
  OpenNavigationQueryVariables
> = gql`
  query OpenNavigation(
    $key: String!
    $locationId: ID!
    $language: String!
    $onlyHere: Boolean!
  ) {
    record(kind: "navigation", key: $key) {
      ...StoredRecordParts
    }
    recordDraft(
      kind: "navigation"
      locationId: $locationId
      language: $language
      onlyHere: $onlyHere
    ) {
      ...RecordDraftParts
    }
  }
  ${STORED_RECORD}
`

/** Written for events; `declared-form.ts` substitutes the names of other kinds. */
export const writeRecordMutation: TypedDocumentNode<
  WriteRecordMutation,
  WriteRecordMutationVariables
> = gql`
  mutation WriteRecord(
    $id: ID
    $input: EventInput!
    $expectedVersion: Int
    $idempotencyKey: String
    $autosave: Boolean
  ) {
    saved: createOrUpdateEvent(
      id: $id
      event: $input
      expectedVersion: $expectedVersion
      idempotencyKey: $idempotencyKey
      autosave: $autosave
    ) {
      id
      slug
      version
      isPublic
      publishedAt
      until
    }
  }
`

/** Variant of `writeRecordMutation` that also publishes the draft. Written for navigations, the first kind with drafts. */
export const publishRecordMutation: TypedDocumentNode<
  PublishRecordMutation,
  PublishRecordMutationVariables
> = gql`
  mutation PublishRecord(
    $id: ID
    $input: NavigationInput!
    $expectedVersion: Int
    $idempotencyKey: String
    $draftVersion: Int
  ) {
    saved: createOrUpdateNavigation(
      id: $id
      navigation: $input
      expectedVersion: $expectedVersion
      idempotencyKey: $idempotencyKey
      draftVersion: $draftVersion
    ) {
      id
      slug
      version
      isPublic
      publishedAt
      until
    }
  }
`

/** Written for events, as above. */
export const setStatusMutation: TypedDocumentNode<
  SetStatusOfRecordMutation,
  SetStatusOfRecordMutationVariables
> = gql`
  mutation SetStatusOfRecord($id: ID!, $status: RecordStatus!, $expectedVersion: Int!) {
    saved: setEventStatus(id: $id, status: $status, expectedVersion: $expectedVersion) {
      id
      version
    }
  }
`

/** Sets the status of several records of any kind. */
export const setStatusesMutation: TypedDocumentNode<
  SetStatusOfRecordsMutation,
  SetStatusOfRecordsMutationVariables
> = gql`
  mutation SetStatusOfRecords(
    $kind: String!
    $records: [RecordVersionInput!]!
    $status: RecordStatus!
  ) {
    saved: setRecordStatuses(kind: $kind, records: $records, status: $status) {
      id
      version
    }
  }
`

const TOPIC_PAGE = gql`
  fragment TopicPage on Topic {
    id
    externalUrl
    version
    document {
      id
      version
      locationId
    }
    items {
      language
      locationId
      title
      richText
    }
  }
`

export const openTopicQuery: TypedDocumentNode<OpenTopicQuery, OpenTopicQueryVariables> = gql`
  query OpenTopic($key: ID!, $locationId: ID!, $language: String!) {
    record: topic(id: $key) {
      ...TopicPage
    }
    recordDraft(kind: "topic", id: $key, locationId: $locationId, language: $language) {
      ...RecordDraftParts
    }
  }
  ${TOPIC_PAGE}
  ${RECORD_DRAFT}
`

export const writePageMutation: TypedDocumentNode<WritePageMutation, WritePageMutationVariables> =
  gql`
  mutation WritePage(
    $id: ID
    $title: String
    $type: DocumentType
    $topic: TopicInput
    $expectedVersion: Int
    $idempotencyKey: String
  ) {
    saved: createOrUpdateDocument(
      id: $id
      title: $title
      type: $type
      topic: $topic
      expectedVersion: $expectedVersion
      idempotencyKey: $idempotencyKey
    ) {
      id
      topicId
      version
    }
  }
`

export const writeTopicMutation: TypedDocumentNode<
  WriteTopicMutation,
  WriteTopicMutationVariables
> = gql`
  mutation WriteTopic(
    $id: ID!
    $topic: TopicTextInput!
    $expectedVersion: Int
    $idempotencyKey: String
    $draftVersion: Int
  ) {
    saved: updateTopic(
      id: $id
      topic: $topic
      expectedVersion: $expectedVersion
      idempotencyKey: $idempotencyKey
      draftVersion: $draftVersion
    ) {
      id
      version
      isPublic
    }
  }
`
