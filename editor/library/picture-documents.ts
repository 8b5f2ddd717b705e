import { gql } from '@apollo/client'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { Picture, PictureTexts } from './pictures'

/** What the dialog about a picture asks and saves; a test holds these against the schema. */

const picture = gql`
  fragment DescribedPicture on MediaItem {
    id
    displayName
    altText
    caption
    url
    focalPoint { x y }
  }
`
export const openPicture: TypedDocumentNode<
  { allMedia: { nodes: readonly { items: readonly Picture[] }[] } },
  { id: string }
> = gql`
  query OpenPicture($id: ID!) {
    allMedia(ids: [$id], first: 1) { nodes { id items { ...DescribedPicture } } }
  }
  ${picture}
`
export const describePicture: TypedDocumentNode<
  { updateMediaItem: Picture },
  { id: string } & PictureTexts
> = gql`
  mutation DescribePicture($id: ID!, $displayName: String, $altText: String, $caption: String, $focalPoint: FocalPointInput) {
    updateMediaItem(id: $id, displayName: $displayName, altText: $altText, caption: $caption, focalPoint: $focalPoint) {
      ...DescribedPicture
    }
  }
  ${picture}
`
