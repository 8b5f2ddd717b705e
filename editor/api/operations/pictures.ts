import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  AddToAlbumMutation,
  AddToAlbumMutationVariables,
  AlbumItemsQuery,
  AlbumItemsQueryVariables,
  AlbumsQuery,
  AlbumsQueryVariables,
  DeletePictureMutation,
  DeletePictureMutationVariables,
  DescribePictureMutation,
  DescribePictureMutationVariables,
  LibraryQuery,
  LibraryQueryVariables,
  MakeAlbumMutation,
  MakeAlbumMutationVariables,
  OpenPictureQuery,
  OpenPictureQueryVariables,
  PictureHistoryQuery,
  PictureHistoryQueryVariables,
  PurgePictureMutation,
  PurgePictureMutationVariables,
  RestorePictureMutation,
  RestorePictureMutationVariables,
  RestoreVersionMutation,
  RestoreVersionMutationVariables,
  SiteLanguagesQuery,
  SiteLanguagesQueryVariables,
} from './generated'

/** Queries and mutations of the picture dialog. */

const picture = gql`
  fragment DescribedPicture on MediaItem {
    id
    displayName
    type
    altText
    isDecorative
    caption
    showCaptionText
    url
    metadata { width height }
    focalPoint { x y }
    crop { x y width height }
    texts { language locationId altText caption }
  }
`
export const openPicture: TypedDocumentNode<OpenPictureQuery, OpenPictureQueryVariables> = gql`
  query OpenPicture($id: ID!) {
    allMedia(ids: [$id], first: 1) { nodes { id items { ...DescribedPicture } } }
  }
  ${picture}
`
export const describePicture: TypedDocumentNode<
  DescribePictureMutation,
  DescribePictureMutationVariables
> = gql`
  mutation DescribePicture($id: ID!, $displayName: String, $altText: String, $caption: String, $showCaptionText: Boolean, $isDecorative: Boolean, $focalPoint: FocalPointInput, $crop: CropInput, $texts: [MediaTextInput!]) {
    updateMediaItem(id: $id, displayName: $displayName, altText: $altText, caption: $caption, showCaptionText: $showCaptionText, isDecorative: $isDecorative, focalPoint: $focalPoint, crop: $crop, texts: $texts) {
      ...DescribedPicture
      thumbnail
    }
  }
  ${picture}
`

export const pictureHistory: TypedDocumentNode<PictureHistoryQuery, PictureHistoryQueryVariables> =
  gql`
  query PictureHistory($id: ID!) {
    mediaHistory(id: $id) { version savedAt savedBy action file item { ...DescribedPicture } }
  }
  ${picture}
`

export const restoreVersion: TypedDocumentNode<
  RestoreVersionMutation,
  RestoreVersionMutationVariables
> = gql`
  mutation RestoreVersion($id: ID!, $version: Int!, $parts: [MediaPart!]!) {
    restoreMediaRevision(id: $id, version: $version, parts: $parts) {
      ...DescribedPicture
      thumbnail
    }
  }
  ${picture}
`

export const libraryQuery: TypedDocumentNode<LibraryQuery, LibraryQueryVariables> = gql`
  query Library(
    $locationId: ID
    $galleryId: ID
    $search: String
    $ids: [ID!]
    $lacksAltText: Boolean
    $lacksLanguage: String
    $inTrash: Boolean
    $kind: LibraryKind
    $sortBy: LibrarySort
    $sort: SortDirection
    $first: Int
    $after: String
  ) {
    mediaLibrary(
      locationId: $locationId
      galleryId: $galleryId
      search: $search
      ids: $ids
      lacksAltText: $lacksAltText
      lacksLanguage: $lacksLanguage
      inTrash: $inTrash
      kind: $kind
      sortBy: $sortBy
      sort: $sort
      first: $first
      after: $after
    ) {
      nodes {
        item {
          id
          displayName
          altText
          isDecorative
          url
          type
          thumbnail
        }
        locationId
        isShown
      }
      totalCount(atMost: 1001)
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`

export const siteLanguagesQuery: TypedDocumentNode<
  SiteLanguagesQuery,
  SiteLanguagesQueryVariables
> = gql`
  query SiteLanguages {
    siteLanguages
  }
`

export const albums: TypedDocumentNode<AlbumsQuery, AlbumsQueryVariables> = gql`
  query Albums($locationSlug: String!) {
    galleries(locationSlug: $locationSlug, first: 100) {
      nodes {
        id
        name
      }
    }
  }
`

export const albumItems: TypedDocumentNode<AlbumItemsQuery, AlbumItemsQueryVariables> = gql`
  query AlbumItems($key: String!) {
    record(kind: "gallery", key: $key) {
      id
      version
      values
    }
  }
`

export const addToAlbum: TypedDocumentNode<AddToAlbumMutation, AddToAlbumMutationVariables> = gql`
  mutation AddToAlbum($id: ID!, $items: [ID!]!, $expectedVersion: Int) {
    createOrUpdateGallery(
      id: $id
      gallery: { items: $items }
      expectedVersion: $expectedVersion
    ) {
      id
      version
    }
  }
`

export const makeAlbum: TypedDocumentNode<MakeAlbumMutation, MakeAlbumMutationVariables> = gql`
  mutation MakeAlbum($name: String!, $locationId: ID!, $items: [ID!]!, $idempotencyKey: String) {
    createOrUpdateGallery(
      gallery: { name: $name, locationId: $locationId, items: $items, status: INACTIVE }
      idempotencyKey: $idempotencyKey
    ) {
      id
      version
    }
  }
`

export const deletePicture: TypedDocumentNode<
  DeletePictureMutation,
  DeletePictureMutationVariables
> = gql`
  mutation DeletePicture($id: ID!) {
    deleteMediaItem(id: $id) {
      id
    }
  }
`

export const restorePicture: TypedDocumentNode<
  RestorePictureMutation,
  RestorePictureMutationVariables
> = gql`
  mutation RestorePicture($id: ID!) {
    restoreMediaItem(id: $id) {
      id
    }
  }
`

export const purgePicture: TypedDocumentNode<PurgePictureMutation, PurgePictureMutationVariables> =
  gql`
  mutation PurgePicture($id: ID!) {
    purgeMediaItem(id: $id) {
      id
    }
  }
`
