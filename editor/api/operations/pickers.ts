import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  BlocksOnPageQuery,
  BlocksOnPageQueryVariables,
  FindEventsQuery,
  FindEventsQueryVariables,
  FindGalleryQuery,
  FindGalleryQueryVariables,
  FindLocationQuery,
  FindLocationQueryVariables,
  FindMediaQuery,
  FindMediaQueryVariables,
  FindPagesQuery,
  FindPagesQueryVariables,
  FindPostsQuery,
  FindPostsQueryVariables,
  FindTopicQuery,
  FindTopicQueryVariables,
  SearchEventsQuery,
  SearchEventsQueryVariables,
  SearchGalleriesQuery,
  SearchGalleriesQueryVariables,
  SearchMediaQuery,
  SearchMediaQueryVariables,
  SearchPagesQuery,
  SearchPagesQueryVariables,
  SearchPostsQuery,
  SearchPostsQueryVariables,
  SearchTopicsQuery,
  SearchTopicsQueryVariables,
  SomeLocationsQuery,
  SomeLocationsQueryVariables,
} from './generated'

/** What the pickers ask the server. */

const media = gql`
  fragment PickerMedia on MediaItem {
    id
    displayName
    altText
    url
    type
  }
`
export const searchMedia: TypedDocumentNode<SearchMediaQuery, SearchMediaQueryVariables> = gql`
  query SearchMedia($text: String, $first: Int) {
    allMedia(search: $text, first: $first) { nodes { id items { ...PickerMedia } } }
  }
  ${media}
`
export const findMedia: TypedDocumentNode<FindMediaQuery, FindMediaQueryVariables> = gql`
  query FindMedia($keys: [ID!]!) {
    allMedia(ids: $keys, first: 100) { nodes { id items { ...PickerMedia } } }
  }
  ${media}
`

const gallery = gql`
  fragment PickerGallery on Gallery {
    id
    name
    description
    status
    media { id locationId featuredMediaItem { ...PickerMedia } }
  }
  ${media}
`
export const searchGalleries: TypedDocumentNode<
  SearchGalleriesQuery,
  SearchGalleriesQueryVariables
> = gql`
  query SearchGalleries($text: String, $first: Int) {
    galleries(search: $text, first: $first) { nodes { ...PickerGallery } }
  }
  ${gallery}
`
export const findGallery: TypedDocumentNode<FindGalleryQuery, FindGalleryQueryVariables> = gql`
  query FindGallery($key: ID!) { gallery(id: $key) { ...PickerGallery } }
  ${gallery}
`

const topic = gql`
  fragment PickerTopic on Topic {
    id
    externalUrl
    title { items { text language } }
  }
`
export const searchTopics: TypedDocumentNode<SearchTopicsQuery, SearchTopicsQueryVariables> = gql`
  query SearchTopics($text: String, $first: Int) {
    topics(search: $text, first: $first) { nodes { ...PickerTopic } }
  }
  ${topic}
`
export const findTopic: TypedDocumentNode<FindTopicQuery, FindTopicQueryVariables> = gql`
  query FindTopic($key: ID!) { topic(id: $key) { ...PickerTopic document { id locationId } } }
  ${topic}
`

const event = gql`
  fragment PickerEvent on Event {
    id
    title
    startsAt
    timeZone
    venue
    recordStatus
    locationId
    image { ...PickerMedia }
  }
  ${media}
`
export const searchEvents: TypedDocumentNode<SearchEventsQuery, SearchEventsQueryVariables> = gql`
  query SearchEvents($text: String, $first: Int) {
    allEvents(search: $text, first: $first) { nodes { ...PickerEvent } }
  }
  ${event}
`
export const findEvents: TypedDocumentNode<FindEventsQuery, FindEventsQueryVariables> = gql`
  query FindEvents($keys: [ID!]!) {
    allEvents(ids: $keys, first: 100) { nodes { ...PickerEvent } }
  }
  ${event}
`

const post = gql`
  fragment PickerPost on Post {
    id
    slug
    title
    publishedAt
    status
    recordStatus
    location { id name }
    image { ...PickerMedia }
  }
  ${media}
`
export const searchPosts: TypedDocumentNode<SearchPostsQuery, SearchPostsQueryVariables> = gql`
  query SearchPosts($text: String, $first: Int) {
    allPosts(search: $text, preview: true, first: $first) { nodes { ...PickerPost } }
  }
  ${post}
`
export const findPosts: TypedDocumentNode<FindPostsQuery, FindPostsQueryVariables> = gql`
  query FindPosts($keys: [String!]!) {
    allPosts(slugs: $keys, preview: true, first: 100) { nodes { ...PickerPost } }
  }
  ${post}
`

const location = gql`
  fragment PickerLocation on Location {
    id
    slug
    name
    address { city region countryCode }
  }
`
export const someLocations: TypedDocumentNode<SomeLocationsQuery, SomeLocationsQueryVariables> =
  gql`
  query SomeLocations($after: String) {
    locations(first: 100, after: $after) {
      nodes { ...PickerLocation }
      pageInfo { hasNextPage endCursor }
    }
  }
  ${location}
`
export const findLocation: TypedDocumentNode<FindLocationQuery, FindLocationQueryVariables> = gql`
  query FindLocation($key: String!) { location(slug: $key) { ...PickerLocation } }
  ${location}
`

export const searchPages: TypedDocumentNode<SearchPagesQuery, SearchPagesQueryVariables> = gql`
  query SearchPages($text: String, $first: Int, $locationId: ID) {
    own: documents(
      query: { text: $text, types: [LOCATION, PAGE], recordStatus: ACTIVE, locationId: $locationId }
      first: $first
    ) {
      nodes { id title path locationName }
    }
    documents(query: { text: $text, types: [LOCATION, PAGE], recordStatus: ACTIVE }, first: $first) {
      nodes { id title path locationName }
    }
  }
`
export const findPages: TypedDocumentNode<FindPagesQuery, FindPagesQueryVariables> = gql`
  query FindPages($keys: [ID!]!) { pageAddresses(ids: $keys) { id title path } }
`
export const blocksOnPage: TypedDocumentNode<BlocksOnPageQuery, BlocksOnPageQueryVariables> = gql`
  query BlocksOnPage($key: ID!) {
    document(id: $key) { id topic { id items { language locationId content } } }
  }
`
