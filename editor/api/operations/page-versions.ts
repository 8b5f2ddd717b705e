import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  AttachPageMutation,
  AttachPageMutationVariables,
  AttachPreviewQuery,
  AttachPreviewQueryVariables,
  DetachedPagesQuery,
  DetachedPagesQueryVariables,
  DetachPageMutation,
  DetachPageMutationVariables,
  LocationVersionsQuery,
  LocationVersionsQueryVariables,
  OwnTextsQuery,
  OwnTextsQueryVariables,
  RemoveOwnTextMutation,
  RemoveOwnTextMutationVariables,
  ShowingLocationsQuery,
  ShowingLocationsQueryVariables,
  UndoAttachPageMutation,
  UndoAttachPageMutationVariables,
} from './generated'
import { DIFFERENCE } from './overrides'

/** Locations that show a network page, with the sources of their own content. */
export const showingLocationsQuery: TypedDocumentNode<
  ShowingLocationsQuery,
  ShowingLocationsQueryVariables
> = gql`
  query ShowingLocations($documentId: ID!, $after: String) {
    showingLocations(documentId: $documentId, first: 50, after: $after) {
      nodes {
        locationId
        name
        slug
        sources
      }
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`

/** Published full texts of locations within network pages. */
export const ownTextsQuery: TypedDocumentNode<OwnTextsQuery, OwnTextsQueryVariables> = gql`
  query OwnTexts($documentId: ID, $locationId: ID) {
    livePageVersions(
      documentId: $documentId
      locationId: $locationId
      source: OWN_TEXT
      first: 100
    ) {
      nodes {
        documentId
        title
        locationId
        locationName
        language
      }
      totalCount
    }
  }
`

/** Removes a location's full text, so that it shows the page like the other locations. */
export const removeOwnTextMutation: TypedDocumentNode<
  RemoveOwnTextMutation,
  RemoveOwnTextMutationVariables
> = gql`
  mutation RemoveOwnText(
    $documentId: ID!
    $locationId: ID!
    $language: String!
    $expectedVersion: Int!
  ) {
    removeLanguage(
      id: $documentId
      locationId: $locationId
      language: $language
      expectedVersion: $expectedVersion
    ) {
      id
    }
  }
`

export const detachPageMutation: TypedDocumentNode<
  DetachPageMutation,
  DetachPageMutationVariables
> = gql`
  mutation DetachPage($documentId: ID!, $locationId: ID!) {
    detachPage(documentId: $documentId, locationId: $locationId) {
      id
    }
  }
`

/** Previews attaching a page: the content that it would keep, and the content from the network. */
export const attachPreviewQuery: TypedDocumentNode<
  AttachPreviewQuery,
  AttachPreviewQueryVariables
> = gql`
  query AttachPreview($documentId: ID!, $locationId: ID!) {
    attachPreview(documentId: $documentId, locationId: $locationId) {
      stamp
      keptCount
      comingCount
      addedLanguages
      removedLanguages
      kept {
        ...DifferenceParts
      }
      coming {
        ...DifferenceParts
      }
    }
  }
  ${DIFFERENCE}
`

export const attachPageMutation: TypedDocumentNode<
  AttachPageMutation,
  AttachPageMutationVariables
> = gql`
  mutation AttachPage(
    $documentId: ID!
    $locationId: ID!
    $keep: AttachChoice!
    $expected: String!
  ) {
    attachPage(
      documentId: $documentId
      locationId: $locationId
      keep: $keep
      expected: $expected
    ) {
      id
    }
  }
`

export const undoAttachPageMutation: TypedDocumentNode<
  UndoAttachPageMutation,
  UndoAttachPageMutationVariables
> = gql`
  mutation UndoAttachPage($id: ID!) {
    undoAttachPage(id: $id) {
      id
    }
  }
`

/** Detached pages: of one page, of one location, or all. */
export const detachedPagesQuery: TypedDocumentNode<
  DetachedPagesQuery,
  DetachedPagesQueryVariables
> = gql`
  query DetachedPages($documentId: ID, $locationId: ID) {
    livePageVersions(
      documentId: $documentId
      locationId: $locationId
      source: DETACHED
      first: 100
    ) {
      nodes {
        documentId
        title
        locationId
        locationName
        publishedAt
      }
      totalCount
    }
  }
`

/** Network pages that locations have in a version of their own: of one location, or by their own titles. */
export const locationVersionsQuery: TypedDocumentNode<
  LocationVersionsQuery,
  LocationVersionsQueryVariables
> = gql`
  query LocationVersions($locationId: ID, $text: String, $first: Int, $after: String) {
    locationVersions(locationId: $locationId, text: $text, first: $first, after: $after) {
      nodes {
        documentId
        locationId
        locationName
        locationSlug
        language
        title
        pageTitle
        path
        source
        isLive
      }
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`
