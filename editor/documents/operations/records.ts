import { gql, type TypedDocumentNode } from '@apollo/client'
import { MEDIA_ITEM } from './media-item'

/**
 * What blocks read (specification section 7). Answers are `unknown`: they are looked at by the entities' own
 * schemas where they come in, so that nothing here is said twice.
 */

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

export const topicQuery: TypedDocumentNode<{ topic: unknown }, { id: string }> = gql`
  query Topic($id: ID!) {
    topic(id: $id) {
      ...TopicTexts
      topicChildren {
        id
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

export const galleryQuery: TypedDocumentNode<{ gallery: unknown }, { id: string }> = gql`
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

export const locationQuery: TypedDocumentNode<{ location: unknown }, { slug: string }> = gql`
  query Location($slug: String!) {
    location(slug: $slug) {
      id
      slug
      name
      status
      introSubtitle
      introText
      emailPrimary
      phonePrimary
      timeZone
      address {
        addressLine1
        city
        region
        postalCode
        countryCode
        latitude
        longitude
      }
      type {
        id
        name
        description
      }
      configuration
      hours {
        id
        name
        icon
        description
        hours {
          weekday
          startHour
          endHour
        }
      }
      specialDays {
        date
        name
        group
        hours {
          startHour
          endHour
        }
      }
      galleries {
        id
        name
        featuredMediaItem {
          ...MediaItemParts
        }
      }
    }
  }
  ${MEDIA_ITEM}
`

export const mediaQuery: TypedDocumentNode<
  { allMedia: { nodes: readonly { items: readonly unknown[] }[] } },
  { ids: readonly string[] }
> = gql`
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

const POST_PARTS = gql`
  fragment PostParts on Post {
    id
    title
    type
    description
    slug
    category
    createdAt
    publishedAt
    expireAt
    image {
      ...MediaItemParts
    }
    author {
      name
      bio
      avatar {
        ...MediaItemParts
      }
    }
    seoTags
    location {
      id
      slug
      name
      level {
        levelNumber
        name
      }
    }
    content {
      order
      text
      videoUrl
      mediaSelection {
        metadata
        media {
          ...MediaItemParts
        }
      }
    }
  }
  ${MEDIA_ITEM}
`

export interface Nodes {
  readonly nodes: readonly unknown[]
}

export interface PostVariables {
  readonly slugs: readonly string[] | null
  readonly locationSlug: string | null
  /** Only articles of this type; of every type when null. */
  readonly type: 'NEWS' | null
  readonly category: string | null
  readonly first: number
  readonly skip: number
}

export const postsQuery: TypedDocumentNode<{ allPosts: Nodes }, PostVariables> = gql`
  query Posts(
    $slugs: [String!]
    $locationSlug: String
    $type: PostType
    $category: String
    $first: Int!
    $skip: Int
  ) {
    allPosts(
      publicOnly: true
      slugs: $slugs
      locationSlug: $locationSlug
      type: $type
      category: $category
      first: $first
      skip: $skip
    ) {
      nodes {
        ...PostParts
      }
    }
  }
  ${POST_PARTS}
`

export const newsQuery: TypedDocumentNode<
  { allNews: Nodes },
  Pick<PostVariables, 'category' | 'first' | 'skip'> & { readonly locationSlug: string }
> = gql`
  query News($locationSlug: String!, $category: String, $first: Int!, $skip: Int) {
    allNews(locationSlug: $locationSlug, category: $category, first: $first, skip: $skip) {
      nodes {
        ...PostParts
      }
    }
  }
  ${POST_PARTS}
`

export interface EventVariables {
  readonly ids: readonly string[] | null
  readonly locationSlug: string | null
  readonly from: string | null
  readonly category: string | null
  readonly countryCodes: readonly string[] | null
  readonly first: number
  readonly skip: number
}

export const eventsQuery: TypedDocumentNode<{ allEvents: Nodes }, EventVariables> = gql`
  query Events(
    $ids: [ID!]
    $locationSlug: String
    $from: DateTime
    $category: String
    $countryCodes: [String!]
    $first: Int!
    $skip: Int
  ) {
    allEvents(
      publicOnly: true
      ids: $ids
      locationSlug: $locationSlug
      from: $from
      category: $category
      countryCodes: $countryCodes
      first: $first
      skip: $skip
    ) {
      nodes {
        id
        title
        category
        description
        image {
          ...MediaItemParts
        }
        startsAt
        endsAt
        allDay
        venue
        rsvpUrl
        body
        schedule {
          title
          startsAt
          endsAt
        }
        photos {
          ...MediaItemParts
        }
        locationId
        locationSlug
        timeZone
      }
    }
  }
  ${MEDIA_ITEM}
`

export const pageAddressesQuery: TypedDocumentNode<
  { pageAddresses: readonly unknown[] },
  { ids: readonly string[] }
> = gql`
  query PageAddresses($ids: [ID!]!) {
    pageAddresses(ids: $ids) {
      id
      title
      path
    }
  }
`
