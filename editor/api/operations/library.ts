import { gql, type TypedDocumentNode } from '@apollo/client'
import type { WisdomKind } from '#schema/entities/wisdom'
import { MEDIA_ITEM } from './media-item'
import type { Nodes } from './news-and-events'

/** Talks, activities, questions, channels, galleries and breadcrumbs, as blocks read them. */

export interface WisdomVariables {
  readonly featured: boolean | null
  readonly category: string | null
  readonly kind: WisdomKind | null
  readonly first: number
  readonly skip: number
}

export const wisdomQuery: TypedDocumentNode<{ allWisdom: Nodes }, WisdomVariables> = gql`
  query Wisdom($featured: Boolean, $category: String, $kind: WisdomKind, $first: Int!, $skip: Int) {
    allWisdom(featured: $featured, category: $category, kind: $kind, first: $first, skip: $skip) {
      nodes {
        id
        title
        pretitle
        subtitle
        description
        image {
          ...MediaItemParts
        }
        icon
        href
        featured
        category
        kind
        publishedAt
      }
    }
  }
  ${MEDIA_ITEM}
`

export interface ActivityVariables {
  readonly locationSlug: string | null
  readonly slugs: readonly string[] | null
  readonly featured: boolean | null
  readonly first: number
}

export const activitiesQuery: TypedDocumentNode<{ allActivities: Nodes }, ActivityVariables> = gql`
  query Activities($locationSlug: String, $slugs: [String!], $featured: Boolean, $first: Int!) {
    allActivities(
      locationSlug: $locationSlug
      slugs: $slugs
      featured: $featured
      first: $first
    ) {
      nodes {
        id
        slug
        title
        description
        image {
          ...MediaItemParts
        }
        icon
        featured
        timing
        images {
          ...MediaItemParts
        }
        intro
        venue
        sessions {
          title
          ages
          timing
        }
        signUpUrl
        locationSlug
      }
    }
  }
  ${MEDIA_ITEM}
`

export const faqsQuery: TypedDocumentNode<
  { allFaqs: Nodes },
  { locationSlug: string; first: number }
> = gql`
  query Faqs($locationSlug: String!, $first: Int!) {
    allFaqs(locationSlug: $locationSlug, first: $first) {
      nodes {
        id
        question
        answer
        category
      }
    }
  }
`

export const socialPostsQuery: TypedDocumentNode<
  { allSocialPosts: Nodes },
  { handle: string; first: number }
> = gql`
  query SocialPosts($handle: String!, $first: Int!) {
    allSocialPosts(handle: $handle, first: $first) {
      nodes {
        id
        handle
        network
        title
        image {
          ...MediaItemParts
        }
        href
        postedAt
      }
    }
  }
  ${MEDIA_ITEM}
`

export interface GalleriesVariables {
  readonly locationSlug: string | null
  readonly category: string | null
  readonly featured: boolean | null
  readonly first: number
}

export const galleryTilesQuery: TypedDocumentNode<{ galleries: Nodes }, GalleriesVariables> = gql`
  query GalleryTiles(
    $locationSlug: String
    $category: String
    $featured: Boolean
    $first: Int!
  ) {
    galleries(
      locationSlug: $locationSlug
      category: $category
      featured: $featured
      publicOnly: true
      first: $first
    ) {
      nodes {
        id
        title: name
        dateTime
        category
        featured
        itemCount
        media {
          id
          featuredMediaItem {
            ...MediaItemParts
          }
        }
      }
    }
  }
  ${MEDIA_ITEM}
`

export const pageTrailQuery: TypedDocumentNode<
  { pageTrail: readonly unknown[] },
  { locationSlug: string; path: string }
> = gql`
  query PageTrail($locationSlug: String!, $path: String!) {
    pageTrail(locationSlug: $locationSlug, path: $path) {
      id
      title
      path
    }
  }
`

export const searchQuery: TypedDocumentNode<
  { search: Nodes & { totalCount: number } },
  { locationSlug: string; text: string; first: number; skip: number }
> = gql`
  query Search($locationSlug: String!, $text: String!, $first: Int!, $skip: Int) {
    search(locationSlug: $locationSlug, text: $text, first: $first, skip: $skip) {
      nodes {
        kind
        title
        path
        excerpt {
          text
          match
        }
        date
      }
      totalCount
    }
  }
`
