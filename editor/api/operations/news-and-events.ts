import { gql, type TypedDocumentNode } from '@apollo/client'
import { MEDIA_ITEM } from './media-item'

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
