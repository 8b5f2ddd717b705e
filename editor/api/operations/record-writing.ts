import { gql, type TypedDocumentNode } from '@apollo/client'
import { RECORD_SCHEDULE } from './calendar'
import type {
  DropRecordDraftMutation,
  DropRecordDraftMutationVariables,
  OpenRecordQuery,
  OpenRecordQueryVariables,
  OpenTopicQuery,
  OpenTopicQueryVariables,
  PublishRecordMutation,
  PublishRecordMutationVariables,
  RecordDraftQuery,
  RecordDraftQueryVariables,
  ReviewRecordDraftMutation,
  ReviewRecordDraftMutationVariables,
  SaveRecordDraftMutation,
  SaveRecordDraftMutationVariables,
  SetStatusOfRecordMutation,
  SetStatusOfRecordMutationVariables,
  SetStatusOfRecordsMutation,
  SetStatusOfRecordsMutationVariables,
  SubmitRecordDraftMutation,
  SubmitRecordDraftMutationVariables,
  WithdrawRecordDraftMutation,
  WithdrawRecordDraftMutationVariables,
  WritePageMutation,
  WritePageMutationVariables,
  WriteRecordMutation,
  WriteRecordMutationVariables,
  WriteTopicMutation,
  WriteTopicMutationVariables,
} from './generated'

/** What the forms of records ask and send. */

const RECORD_DRAFT = gql`
  fragment RecordDraftParts on RecordDraft {
    version
    baseVersion
    values
    savedAt
    savedBy
    status
    review {
      step
      at
      by
      isMine
      note
    }
  }
`

export const openRecordQuery: TypedDocumentNode<OpenRecordQuery, OpenRecordQueryVariables> = gql`
  query OpenRecord($kind: String!, $key: String, $id: ID) {
    record(kind: $kind, key: $key, id: $id) {
      id
      key
      version
      locationId
      locationSlug
      timeZone
      recordStatus
      isPublic
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
  }
  ${RECORD_DRAFT}
  ${RECORD_SCHEDULE}
`

/** Names events; `declared-form.ts` puts the names of other kinds in their place. */
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
    }
  }
`

/** The same with the draft that it publishes; names navigations, the first kind that has drafts. */
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
    }
  }
`

/** Names events, as above. */
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

/** The same for several records of any kind. */
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
  query OpenTopic($key: ID!) {
    record: topic(id: $key) {
      ...TopicPage
    }
  }
  ${TOPIC_PAGE}
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

/** Drafts beside records that visitors see. */

export const recordDraftQuery: TypedDocumentNode<RecordDraftQuery, RecordDraftQueryVariables> = gql`
  query RecordDraft($kind: String!, $id: ID, $locationId: ID, $language: String) {
    recordDraft(kind: $kind, id: $id, locationId: $locationId, language: $language) {
      ...RecordDraftParts
    }
  }
  ${RECORD_DRAFT}
`

export const saveRecordDraftMutation: TypedDocumentNode<
  SaveRecordDraftMutation,
  SaveRecordDraftMutationVariables
> = gql`
  mutation SaveRecordDraft(
    $kind: String!
    $id: ID
    $locationId: ID
    $language: String
    $values: JSON!
    $baseVersion: Int!
    $expectedVersion: Int!
    $idempotencyKey: String
  ) {
    saved: saveRecordDraft(
      kind: $kind
      id: $id
      locationId: $locationId
      language: $language
      values: $values
      baseVersion: $baseVersion
      expectedVersion: $expectedVersion
      idempotencyKey: $idempotencyKey
    ) {
      version
    }
  }
`

export const dropRecordDraftMutation: TypedDocumentNode<
  DropRecordDraftMutation,
  DropRecordDraftMutationVariables
> = gql`
  mutation DropRecordDraft(
    $kind: String!
    $id: ID
    $locationId: ID
    $language: String
    $expectedVersion: Int!
  ) {
    dropRecordDraft(
      kind: $kind
      id: $id
      locationId: $locationId
      language: $language
      expectedVersion: $expectedVersion
    )
  }
`

export const submitRecordDraftMutation: TypedDocumentNode<
  SubmitRecordDraftMutation,
  SubmitRecordDraftMutationVariables
> = gql`
  mutation SubmitRecordDraft(
    $kind: String!
    $id: ID
    $locationId: ID
    $language: String
    $expectedVersion: Int!
    $note: String
  ) {
    answer: submitRecordDraft(
      kind: $kind
      id: $id
      locationId: $locationId
      language: $language
      expectedVersion: $expectedVersion
      note: $note
    ) {
      version
    }
  }
`

export const withdrawRecordDraftMutation: TypedDocumentNode<
  WithdrawRecordDraftMutation,
  WithdrawRecordDraftMutationVariables
> = gql`
  mutation WithdrawRecordDraft(
    $kind: String!
    $id: ID
    $locationId: ID
    $language: String
    $expectedVersion: Int!
  ) {
    answer: withdrawRecordDraft(
      kind: $kind
      id: $id
      locationId: $locationId
      language: $language
      expectedVersion: $expectedVersion
    ) {
      version
    }
  }
`

export const reviewRecordDraftMutation: TypedDocumentNode<
  ReviewRecordDraftMutation,
  ReviewRecordDraftMutationVariables
> = gql`
  mutation ReviewRecordDraft(
    $kind: String!
    $id: ID
    $locationId: ID
    $language: String
    $expectedVersion: Int!
    $action: ReviewAction!
    $recordVersion: Int!
    $note: String
  ) {
    answer: reviewRecordDraft(
      kind: $kind
      id: $id
      locationId: $locationId
      language: $language
      expectedVersion: $expectedVersion
      action: $action
      recordVersion: $recordVersion
      note: $note
    ) {
      id
      version
    }
  }
`
