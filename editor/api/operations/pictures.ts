import { gql, type TypedDocumentNode } from '@apollo/client'
import type {
  DescribePictureMutation,
  DescribePictureMutationVariables,
  OpenPictureQuery,
  OpenPictureQueryVariables,
} from './generated'

/** What the dialog about a picture asks and saves. */

const picture = gql`
  fragment DescribedPicture on MediaItem {
    id
    displayName
    altText
    caption
    url
    focalPoint { x y }
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
  mutation DescribePicture($id: ID!, $displayName: String, $altText: String, $caption: String, $focalPoint: FocalPointInput, $texts: [MediaTextInput!]) {
    updateMediaItem(id: $id, displayName: $displayName, altText: $altText, caption: $caption, focalPoint: $focalPoint, texts: $texts) {
      ...DescribedPicture
    }
  }
  ${picture}
`
