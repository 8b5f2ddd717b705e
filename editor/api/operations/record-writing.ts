import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  OpenArticleQuery,
  OpenArticleQueryVariables,
  OpenEventQuery,
  OpenEventQueryVariables,
  OpenGalleryQuery,
  OpenGalleryQueryVariables,
  OpenTopicQuery,
  OpenTopicQueryVariables,
  SetArticleStatusMutation,
  SetArticleStatusMutationVariables,
  SetEventStatusMutation,
  SetEventStatusMutationVariables,
  SetGalleryStatusMutation,
  SetGalleryStatusMutationVariables,
  WriteArticleMutation,
  WriteArticleMutationVariables,
  WriteEventMutation,
  WriteEventMutationVariables,
  WriteGalleryMutation,
  WriteGalleryMutationVariables,
  WritePageMutation,
  WritePageMutationVariables,
  WriteTopicMutation,
  WriteTopicMutationVariables,
} from './generated'

/** What the forms of records ask and send. */

const ID_ONLY = gql`
  fragment PictureId on MediaItem {
    id
  }
`

export const openEventQuery: TypedDocumentNode<OpenEventQuery, OpenEventQueryVariables> = gql`
  query OpenEvent($key: ID!) {
    record: allEvents(ids: [$key], first: 1) {
      nodes {
        id
        version
        recordStatus
        locationId
        timeZone
        title
        category
        allDay
        startsAt
        endsAt
        venue
        description
        body
        rsvpUrl
        image {
          ...PictureId
        }
        schedule {
          title
          startsAt
          endsAt
        }
        photos {
          ...PictureId
        }
      }
    }
  }
  ${ID_ONLY}
`

export const openArticleQuery: TypedDocumentNode<OpenArticleQuery, OpenArticleQueryVariables> = gql`
  query OpenArticle($key: String!) {
    record: allPosts(slugs: [$key], first: 1) {
      nodes {
        id
        version
        status
        recordStatus
        location {
          id
          timeZone
        }
        title
        type
        category
        description
        publishedAt
        expireAt
        seoTags
        image {
          ...PictureId
        }
        author {
          name
          bio
          avatar {
            ...PictureId
          }
        }
        content {
          text
          videoUrl
          mediaSelection {
            metadata
            media {
              ...PictureId
            }
          }
        }
      }
    }
  }
  ${ID_ONLY}
`

export const openGalleryQuery: TypedDocumentNode<OpenGalleryQuery, OpenGalleryQueryVariables> = gql`
  query OpenGallery($key: ID!) {
    record: gallery(id: $key) {
      id
      version
      status
      timeZone
      name
      category
      description
      dateTime
      featured
      isPublic
      media {
        id
        locationId
        featuredMediaItem {
          ...PictureId
        }
        items {
          ...PictureId
        }
      }
    }
  }
  ${ID_ONLY}
`

export const writeEventMutation: TypedDocumentNode<
  WriteEventMutation,
  WriteEventMutationVariables
> = gql`
  mutation WriteEvent($id: ID, $input: EventInput!, $expectedVersion: Int, $idempotencyKey: String) {
    saved: createOrUpdateEvent(
      id: $id
      event: $input
      expectedVersion: $expectedVersion
      idempotencyKey: $idempotencyKey
    ) {
      id
      slug
      version
    }
  }
`

export const writeArticleMutation: TypedDocumentNode<
  WriteArticleMutation,
  WriteArticleMutationVariables
> = gql`
  mutation WriteArticle($id: ID, $input: NewsArticleInput!, $expectedVersion: Int, $idempotencyKey: String) {
    saved: createOrUpdateNewsArticle(
      id: $id
      newsArticle: $input
      expectedVersion: $expectedVersion
      idempotencyKey: $idempotencyKey
    ) {
      id
      slug
      version
    }
  }
`

export const writeGalleryMutation: TypedDocumentNode<
  WriteGalleryMutation,
  WriteGalleryMutationVariables
> = gql`
  mutation WriteGallery($id: ID, $input: GalleryInput!, $expectedVersion: Int, $idempotencyKey: String) {
    saved: createOrUpdateGallery(
      id: $id
      gallery: $input
      expectedVersion: $expectedVersion
      idempotencyKey: $idempotencyKey
    ) {
      id
      slug
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
  mutation WriteTopic($id: ID!, $topic: TopicTextInput!, $expectedVersion: Int, $idempotencyKey: String) {
    saved: updateTopic(
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

export const setEventStatusMutation: TypedDocumentNode<
  SetEventStatusMutation,
  SetEventStatusMutationVariables
> = gql`
  mutation SetEventStatus($id: ID!, $status: RecordStatus!, $expectedVersion: Int!) {
    saved: setEventStatus(id: $id, status: $status, expectedVersion: $expectedVersion) {
      id
      version
    }
  }
`

export const setArticleStatusMutation: TypedDocumentNode<
  SetArticleStatusMutation,
  SetArticleStatusMutationVariables
> = gql`
  mutation SetArticleStatus($id: ID!, $status: RecordStatus!, $expectedVersion: Int!) {
    saved: setNewsArticleStatus(id: $id, status: $status, expectedVersion: $expectedVersion) {
      id
      version
    }
  }
`

export const setGalleryStatusMutation: TypedDocumentNode<
  SetGalleryStatusMutation,
  SetGalleryStatusMutationVariables
> = gql`
  mutation SetGalleryStatus($id: ID!, $status: RecordStatus!, $expectedVersion: Int!) {
    saved: setGalleryStatus(id: $id, status: $status, expectedVersion: $expectedVersion) {
      id
      version
    }
  }
`
