import { gql, type TypedDocumentNode } from '@apollo/client'
import type { NewsQuery, NewsQueryVariables, PostsQuery, PostsQueryVariables } from './generated'
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
    seoTags {
      text
    }
    fileURL
    postMaster {
      title
      slug
    }
    galleryIds
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
    texts
  }
  ${MEDIA_ITEM}
`

export const postsQuery: TypedDocumentNode<PostsQuery, PostsQueryVariables> = gql`
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

export const newsQuery: TypedDocumentNode<NewsQuery, NewsQueryVariables> = gql`
  query News($locationSlug: String!, $category: String, $first: Int!, $skip: Int) {
    allNews(locationSlug: $locationSlug, category: $category, first: $first, skip: $skip) {
      nodes {
        ...PostParts
      }
    }
  }
  ${POST_PARTS}
`
