import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  DocumentQuery,
  DocumentQueryVariables,
  LocationNamesQuery,
  LocationNamesQueryVariables,
  MeQuery,
  MeQueryVariables,
  SaveDocumentMutation,
  SaveDocumentMutationVariables,
} from './generated'

/** Documents with the fields of the page editor. */

const REVIEW = gql`
  fragment ReviewParts on Review {
    step
    at
    by
    isMine
    note
  }
`

/** A schedule as shown in the calendar. */
export const SCHEDULE = gql`
  fragment ScheduleParts on Schedule {
    id
    action
    documentId
    title
    type
    locationName
    timeZone
    language
    textLocationId
    localAt
    localUntil
    by
    problem
  }
`

/** Published state of a text. */
export const TEXT_STATE = gql`
  fragment TextStateParts on TextState {
    language
    locationId
    locationName
    isLive
    version
    since
    until
    hasChanges
    isInReview
    endedAt
    endedBy
  }
`

/** Document fields shared by the lists and the page editor. */
export const DOCUMENT_SUMMARY = gql`
  fragment DocumentSummaryParts on Document {
    id
    type
    title
    status
    recordStatus
    version
    publishedVersion
    locationId
    locationName
    path
    updatedAt
    updatedBy
    permission
    visibility
    timeZone
    livePath
    review {
      ...ReviewParts
    }
    texts {
      ...TextStateParts
    }
    schedules {
      ...ScheduleParts
    }
  }
  ${REVIEW}
  ${TEXT_STATE}
  ${SCHEDULE}
`

export const documentQuery: TypedDocumentNode<DocumentQuery, DocumentQueryVariables> = gql`
  query Document($id: ID!) {
    document(id: $id) {
      ...DocumentSummaryParts
      maxBlocks
      description
      imageId
      topic {
        id
        externalUrl
        items {
          language
          locationId
          title
          content
          description
          imageId
        }
      }
    }
  }
  ${DOCUMENT_SUMMARY}
`

/** Fields returned by every mutation of a document. */
const SAVED_DOCUMENT = gql`
  fragment SavedDocumentParts on SavedDocument {
    id
    version
    publishedVersion
    status
    recordStatus
    savedAt
    review {
      ...ReviewParts
    }
  }
  ${REVIEW}
`

/** Additional fields returned by publishing steps: the published state and the schedules. */
export const PUBLISHED_DOCUMENT = gql`
  fragment PublishedDocumentParts on SavedDocument {
    ...SavedDocumentParts
    livePath
    texts {
      ...TextStateParts
    }
    schedules {
      ...ScheduleParts
    }
  }
  ${SAVED_DOCUMENT}
  ${TEXT_STATE}
  ${SCHEDULE}
`

export const saveMutation: TypedDocumentNode<SaveDocumentMutation, SaveDocumentMutationVariables> =
  gql`
    mutation SaveDocument(
      $id: ID
      $title: String
      $description: String
      $type: DocumentType
      $topic: TopicInput
      $imageId: ID
      $visibility: Visibility
      $expectedVersion: Int
      $idempotencyKey: String
      $autosave: Boolean
    ) {
      createOrUpdateDocument(
        id: $id
        title: $title
        description: $description
        type: $type
        topic: $topic
        imageId: $imageId
        visibility: $visibility
        expectedVersion: $expectedVersion
        idempotencyKey: $idempotencyKey
        autosave: $autosave
      ) {
        ...SavedDocumentParts
      }
    }
    ${SAVED_DOCUMENT}
  `

export const meQuery: TypedDocumentNode<MeQuery, MeQueryVariables> = gql`
  query Me {
    me {
      id
      name
      email
      mustSetUpTwoStep
      assignments {
        ofNetwork
        locationId
        level
        kinds {
          kind
          level
        }
        languages
      }
    }
    networkSetup {
      isPending
    }
  }
`

export const locationNamesQuery: TypedDocumentNode<
  LocationNamesQuery,
  LocationNamesQueryVariables
> = gql`
  query LocationNames($first: Int, $after: String) {
    locations(first: $first, after: $after) {
      nodes {
        id
        slug
        name
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`
