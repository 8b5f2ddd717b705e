import { gql, type TypedDocumentNode } from '@apollo/client'

/**
 * What the forms of records ask and send. Answers are `unknown`, and looked at where they come in (`record-reading.ts`).
 */

type Query = TypedDocumentNode<{ readonly record: unknown }, { key: string }>

const ID_ONLY = gql`
  fragment PictureId on MediaItem {
    id
  }
`

export const openEventQuery: Query = gql`
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

export const openArticleQuery: Query = gql`
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

export const openGalleryQuery: Query = gql`
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

/** `input` for records; `title`, `type` and `topic` for pages. */
export interface WriteVariables {
  readonly [name: string]: unknown
  readonly id: string | null
  readonly expectedVersion: number | null
  readonly idempotencyKey: string
}
type Mutation = TypedDocumentNode<{ readonly saved: unknown }, WriteVariables>

export const writeEventMutation: Mutation = gql`
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

export const writeArticleMutation: Mutation = gql`
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

export const writeGalleryMutation: Mutation = gql`
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

export const openTopicQuery: Query = gql`
  query OpenTopic($key: ID!) {
    record: topic(id: $key) {
      ...TopicPage
    }
  }
  ${TOPIC_PAGE}
`

export const writePageMutation: Mutation = gql`
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

export const writeTopicMutation: Mutation = gql`
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

type StatusMutation = TypedDocumentNode<
  { readonly saved: unknown },
  { id: string; status: 'ACTIVE' | 'ARCHIVED'; expectedVersion: number }
>

export const setEventStatusMutation: StatusMutation = gql`
  mutation SetEventStatus($id: ID!, $status: RecordStatus!, $expectedVersion: Int!) {
    saved: setEventStatus(id: $id, status: $status, expectedVersion: $expectedVersion) {
      id
      version
    }
  }
`

export const setArticleStatusMutation: StatusMutation = gql`
  mutation SetArticleStatus($id: ID!, $status: RecordStatus!, $expectedVersion: Int!) {
    saved: setNewsArticleStatus(id: $id, status: $status, expectedVersion: $expectedVersion) {
      id
      version
    }
  }
`

export const setGalleryStatusMutation: StatusMutation = gql`
  mutation SetGalleryStatus($id: ID!, $status: RecordStatus!, $expectedVersion: Int!) {
    saved: setGalleryStatus(id: $id, status: $status, expectedVersion: $expectedVersion) {
      id
      version
    }
  }
`
