import { gql } from '@apollo/client'

/** A picture with all fields that a page needs. */
export const MEDIA_ITEM = gql`
  fragment MediaItemParts on MediaItem {
    id
    displayName
    caption
    altText
    isDecorative
    dateTime
    src
    url
    metadata {
      width
      height
    }
    type
    fileSize
    thumbnail
    showCaptionText
    focalPoint {
      x
      y
    }
    texts {
      language
      locationId
      altText
      caption
    }
  }
`
