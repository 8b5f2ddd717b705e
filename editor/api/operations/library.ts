import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  FieldValuesQuery,
  FieldValuesQueryVariables,
  GalleryTilesQuery,
  GalleryTilesQueryVariables,
  PageTrailQuery,
  PageTrailQueryVariables,
  PlacesQuery,
  PlacesQueryVariables,
  PublishedPathsQuery,
  PublishedPathsQueryVariables,
  SearchQuery,
  SearchQueryVariables,
} from './generated'
import { MEDIA_ITEM } from './media-item'

/** Galleries and breadcrumbs for blocks. */

export const galleryTilesQuery: TypedDocumentNode<GalleryTilesQuery, GalleryTilesQueryVariables> =
  gql`
  query GalleryTiles(
    $locationSlug: String
    $category: String
    $featured: Boolean
    $first: Int!
    $skip: Int!
  ) {
    galleries(
      locationSlug: $locationSlug
      category: $category
      featured: $featured
      publicOnly: true
      first: $first
      skip: $skip
    ) {
      nodes {
        id
        title: name
        dateTime
        category
        featured
        itemCount
        texts
        media {
          id
          language
          locationId
          featuredMediaItem {
            ...MediaItemParts
          }
        }
      }
    }
  }
  ${MEDIA_ITEM}
`

export const pageTrailQuery: TypedDocumentNode<PageTrailQuery, PageTrailQueryVariables> = gql`
  query PageTrail($locationSlug: String!, $path: String!, $language: String) {
    pageTrail(locationSlug: $locationSlug, path: $path, language: $language) {
      id
      title
      path
    }
  }
`

export const placesQuery: TypedDocumentNode<PlacesQuery, PlacesQueryVariables> = gql`
  query Places {
    places {
      slug
      name
      city
      region
      countryCode
      latitude
      longitude
      addressLine1
      phone
      path
      texts
    }
  }
`

export const publishedPathsQuery: TypedDocumentNode<
  PublishedPathsQuery,
  PublishedPathsQueryVariables
> = gql`
  query PublishedPaths($locationSlug: String!, $paths: [String!]!) {
    publishedPaths(locationSlug: $locationSlug, paths: $paths)
  }
`

export const fieldValuesQuery: TypedDocumentNode<FieldValuesQuery, FieldValuesQueryVariables> = gql`
  query FieldValues($kind: String!, $field: String!, $locationSlug: String) {
    fieldValues(kind: $kind, field: $field, locationSlug: $locationSlug) {
      value
      texts
    }
  }
`

export const searchQuery: TypedDocumentNode<SearchQuery, SearchQueryVariables> = gql`
  query Search(
    $locationSlug: String!
    $text: String!
    $language: String
    $first: Int!
    $skip: Int
  ) {
    search(
      locationSlug: $locationSlug
      text: $text
      language: $language
      first: $first
      skip: $skip
    ) {
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
