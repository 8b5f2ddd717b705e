import { gql } from '@apollo/client'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { Event, Gallery, Location, MediaItem, PageInfo, Post, Topic } from './answers'

/** What the pickers ask the server. Typed by hand beside the document; a test holds them against the schema. */

const media = gql`
  fragment PickerMedia on MediaItem {
    id
    displayName
    altText
    url
    type
  }
`
export const searchMedia: Document<{ allMedia: Nodes<{ items: MediaItem[] }> }, Search> = gql`
  query SearchMedia($text: String, $first: Int) {
    allMedia(search: $text, first: $first) { nodes { id items { ...PickerMedia } } }
  }
  ${media}
`
export const findMedia: Document<{ allMedia: Nodes<{ items: MediaItem[] }> }, Keys> = gql`
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
export const searchGalleries: Document<{ galleries: Nodes<Gallery> }, Search> = gql`
  query SearchGalleries($text: String, $first: Int) {
    galleries(search: $text, first: $first) { nodes { ...PickerGallery } }
  }
  ${gallery}
`
export const findGallery: Document<{ gallery: Gallery | null }, Key> = gql`
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
export const searchTopics: Document<{ topics: Nodes<Topic> }, Search> = gql`
  query SearchTopics($text: String, $first: Int) {
    topics(search: $text, first: $first) { nodes { ...PickerTopic } }
  }
  ${topic}
`
export const findTopic: Document<{ topic: Topic | null }, Key> = gql`
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
export const searchEvents: Document<{ allEvents: Nodes<Event> }, Search> = gql`
  query SearchEvents($text: String, $first: Int) {
    allEvents(search: $text, first: $first) { nodes { ...PickerEvent } }
  }
  ${event}
`
export const findEvents: Document<{ allEvents: Nodes<Event> }, Keys> = gql`
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
export const searchPosts: Document<{ allPosts: Nodes<Post> }, Search> = gql`
  query SearchPosts($text: String, $first: Int) {
    allPosts(search: $text, preview: true, first: $first) { nodes { ...PickerPost } }
  }
  ${post}
`
export const findPosts: Document<{ allPosts: Nodes<Post> }, Keys> = gql`
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
export const someLocations: Document<
  { locations: Nodes<Location> & { pageInfo: PageInfo } },
  { after: string | null }
> = gql`
  query SomeLocations($after: String) {
    locations(first: 100, after: $after) {
      nodes { ...PickerLocation }
      pageInfo { hasNextPage endCursor }
    }
  }
  ${location}
`
export const findLocation: Document<{ location: Location | null }, Key> = gql`
  query FindLocation($key: String!) { location(slug: $key) { ...PickerLocation } }
  ${location}
`

export const searchPages: Document<
  { own: Nodes<FoundPage>; documents: Nodes<FoundPage> },
  Search & { locationId: string | null }
> = gql`
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
export const findPages: Document<
  { pageAddresses: { id: string; title: string; path: string }[] },
  Keys
> = gql`
  query FindPages($keys: [ID!]!) { pageAddresses(ids: $keys) { id title path } }
`
export const blocksOnPage: Document<
  { document: { topic: { items: { content: unknown }[] } } | null },
  Key
> = gql`
  query BlocksOnPage($key: ID!) {
    document(id: $key) { id topic { id items { language locationId content } } }
  }
`

type Document<Answer, Variables> = TypedDocumentNode<Answer, Variables>
interface FoundPage {
  readonly id: string
  readonly title: string
  readonly path: string | null
  readonly locationName: string
}
interface Nodes<Node> {
  readonly nodes: readonly Node[]
}
interface Search {
  text: string | null
  first: number
}
interface Key {
  key: string
}
interface Keys {
  keys: readonly string[]
}
