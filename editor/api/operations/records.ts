import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  GalleryQuery,
  GalleryQueryVariables,
  MediaByIdsQuery,
  MediaByIdsQueryVariables,
  PageAddressesQuery,
  PageAddressesQueryVariables,
  TopicQuery,
  TopicQueryVariables,
} from './generated'
import { MEDIA_ITEM } from './media-item'

/** Records that blocks read (specification section 7). */

const TOPIC_TEXTS = gql`
  fragment TopicTexts on Topic {
    id
    externalUrl
    dateTime
    title {
      items {
        text
        language
        locationId
      }
    }
    text {
      items {
        richText
        language
        locationId
      }
    }
    mediaSelection {
      id
      media {
        ...MediaItemParts
      }
    }
  }
  ${MEDIA_ITEM}
`

export const topicQuery: TypedDocumentNode<TopicQuery, TopicQueryVariables> = gql`
  query Topic($id: ID!) {
    topic(id: $id) {
      ...TopicTexts
      topicChildren {
        id
        language
        locationId
        items {
          order
          topic {
            ...TopicTexts
          }
        }
      }
    }
  }
  ${TOPIC_TEXTS}
`

export const galleryQuery: TypedDocumentNode<GalleryQuery, GalleryQueryVariables> = gql`
  query Gallery($id: ID!) {
    gallery(id: $id) {
      id
      name
      description
      isPublic
      slug
      status
      dateTime
      category
      featured
      texts
      media {
        id
        language
        location
        locationId
        featuredMediaItem {
          ...MediaItemParts
        }
        items {
          ...MediaItemParts
        }
      }
    }
  }
  ${MEDIA_ITEM}
`

export const mediaQuery: TypedDocumentNode<MediaByIdsQuery, MediaByIdsQueryVariables> = gql`
  query MediaByIds($ids: [ID!]!) {
    allMedia(ids: $ids, first: 100) {
      nodes {
        id
        items {
          ...MediaItemParts
        }
      }
    }
  }
  ${MEDIA_ITEM}
`

export const pageAddressesQuery: TypedDocumentNode<
  PageAddressesQuery,
  PageAddressesQueryVariables
> = gql`
  query PageAddresses($ids: [ID!]!) {
    pageAddresses(ids: $ids) {
      id
      title
      path
    }
  }
`
